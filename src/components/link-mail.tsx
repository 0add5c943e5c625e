import type { ReactNode } from 'react';

/** Turns e-mail addresses in a text into `mailto:` links. */
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
