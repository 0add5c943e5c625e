/**
 * Colours inside the provider's frames, which cannot read custom properties: the values of the tokens `--surface` and
 * `--accent` in `styles/tokens.css`.
 */
export const frameColors = {
  theme: 'light',
  surface: '#ffffff',
  line: '#5145e5',
  /** Below the line of a chart, from top to bottom. */
  area: ['rgba(81, 69, 229, 0.16)', 'rgba(81, 69, 229, 0)'],
} as const;
