/** Colours inside the provider's frames, which cannot read the custom properties of `styles/tokens.css`. */
export interface FrameColors {
  theme: 'light' | 'dark';
  surface: string;
  line: string;
  /** Below the line of a chart, from top to bottom. */
  area: readonly [top: string, bottom: string];
}

/** The values of the tokens `--surface` and `--accent`. */
export const frameColors: FrameColors = {
  theme: 'light',
  surface: '#ffffff',
  line: '#5145e5',
  area: ['rgba(81, 69, 229, 0.16)', 'rgba(81, 69, 229, 0)'],
};
