/** Whether a key or a click has another meaning than by itself, such as opening a link in a tab. */
export const hasModifier = ({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent | MouseEvent): boolean =>
  altKey || ctrlKey || metaKey || shiftKey;
