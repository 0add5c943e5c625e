/** A use of a string key in code. */
export interface KeyUse {
  file: string;
  /** From 1. */
  line: number;
  /** From 1. */
  column: number;
  /** The namespace of the file's `useTranslation`; undefined if `t` is passed from elsewhere. */
  namespace: string | undefined;
  /** The key or, with `isStart`, its constant prefix, as in t(`class.${name}`). */
  key: string;
  isStart: boolean;
}
