import type { ReactNode } from 'react';

/** A text with its mail addresses as links. */
export const linkMail = (text: string): ReactNode[] =>
  text.split(/(\S+@\S+\w)/).map((part) =>
    part.includes('@') ? (
      <a key={part} href={`mailto:${part}`}>
        {part}
      </a>
    ) : (
      part
    ),
  );
