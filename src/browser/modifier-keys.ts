/**
 * Whether a modifier key is held, which changes what a key or click does: Ctrl and a click open a link in a new tab.
 */
export const hasModifier = ({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent | MouseEvent): boolean =>
  altKey || ctrlKey || metaKey || shiftKey;

/**
 * Whether a click opens a link in the same tab: it is made with the main button and without modifier key, and no
 * listener has prevented its default action.
 */
export const opensHere = (event: MouseEvent): boolean =>
  event.button === 0 && !event.defaultPrevented && !hasModifier(event);
