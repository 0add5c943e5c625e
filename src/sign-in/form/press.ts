/*
 * Delays the error of a field until the mouse button is released. Pressing the button takes the focus from the field,
 * whose error may then appear. If the error moved a button or link away from the pointer before the release, the
 * browser would fire no click: https://github.com/artsy/force/pull/8706
 */

let isPressed = false;

/**
 * Only the main mouse button counts: on some systems, another one opens a menu when pressed, and its release fires no
 * event.
 */
const handlePress = ({ type, button }: MouseEvent) => {
  isPressed = type === 'mousedown' && button === 0;
};

// After a drag, browsers fire `dragend` instead of `mouseup`.
const types = ['mousedown', 'mouseup', 'dragend'] as const;

/** Starts to track whether a mouse button is pressed. Returns a function that stops the tracking. */
export function watchPresses(): () => void {
  for (const type of types) document.addEventListener(type, handlePress, true);
  return () => {
    for (const type of types) document.removeEventListener(type, handlePress, true);
  };
}

/** Calls a function at once or, while a mouse button is pressed, after the click that follows the release. */
export function onceReleased(then: () => void): void {
  if (isPressed) document.addEventListener('mouseup', () => setTimeout(then), { once: true });
  else then();
}
