/** Labels of fields whose names writers would not understand. */
const plainLabels: Readonly<Record<string, string>> = { src: 'Picture', alt: 'What the picture shows', id: 'Address' };

/** Turns a field name into a label: `shortLabel` into “Short label”, `call-to-action` into “Call to action”. */
export const labelOf = (name: string): string => {
  if (name in plainLabels) return plainLabels[name] ?? name;
  const words = name.replace(/-/g, ' ').replace(/(?!^)([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Turns a path into the labels of the form: `sections[1].items[0].answer` into “Sections 2 › Items 1 › Answer”. */
export const fieldName = (field: string): string =>
  field
    .replace(/^text$/, 'body')
    .split('.')
    .filter(Boolean)
    .map(
      (key) =>
        labelOf(key.replace(/\[\d+\]/, '')) + (/\[(\d+)\]/.exec(key)?.[1] ?? '').replace(/\d+/, (n) => ` ${+n + 1}`),
    )
    .join(' › ');
