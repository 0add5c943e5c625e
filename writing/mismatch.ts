/** What is wrong, and the path in its settings file. */
export interface Mismatch {
  setting: 'instruments' | 'widgets' | 'figures';
  path: (string | number)[];
  message: string;
}
