/**
 * What a button or a link in its clothes looks like. `primary` asks for the click on any ground; `secondary` stands
 * beside it on light grounds, `onDark` on dark ones; `light` is the white one for dark panels; `quiet` is text alone;
 * `success` reports that it worked.
 */
export type ButtonLook = 'primary' | 'secondary' | 'onDark' | 'light' | 'quiet' | 'success';

/** `small` for bars and lists (44 px high), `medium` by default, `large` in forms (52 px, as high as a field). */
export type ButtonSize = 'small' | 'medium' | 'large';
