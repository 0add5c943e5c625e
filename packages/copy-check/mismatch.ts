/** A problem, and the path of its field in the settings file. */
export interface Mismatch {
  setting: 'instruments' | 'widgets' | 'figures';
  path: (string | number)[];
  message: string;
}
