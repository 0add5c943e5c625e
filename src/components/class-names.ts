export const classNames = (...names: (string | undefined | false)[]): string => names.filter(Boolean).join(' ');
