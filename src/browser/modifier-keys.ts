/**
 * Whether a modifier key is held, which changes what a key or click does: Ctrl and a click open a link in a new tab.
 */
export const hasModifier = ({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent | MouseEvent): boolean =>
  altKey || ctrlKey || metaKey || shiftKey;
