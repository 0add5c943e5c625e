/** A problem, and the path of its field in the settings file. */
export interface Mismatch {
  setting: 'instruments' | 'widgets' | 'figures';
  path: (string | number)[];
  /** The settings file with which it does not agree, if that is another. */
  against?: Mismatch['setting'];
  message: string;
}
