interface KeyFiguresProps {
  figures: readonly { value: string; label: string }[];
  className: string | undefined;
}

/**
 * Key figures with their labels. The element is a list instead of a `<dl>`: in a `<dl>` screen readers would read the
 * label first, in the list they read “17,500 active traders”.
 */
export const KeyFigures = ({ figures, className }: KeyFiguresProps) => (
  <ul className={className} data-count={figures.length}>
    {figures.map(({ value, label }) => (
      <li key={label}>
        <strong>{value}</strong> <span>{label}</span>
      </li>
    ))}
  </ul>
);
