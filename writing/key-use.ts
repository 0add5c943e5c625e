/** A key that code asks for. */
export interface KeyUse {
  file: string;
  /** From 1. */
  line: number;
  /** From 1. */
  column: number;
  /** The one that the file's `useTranslation` names; undefined where it gets its `t` from elsewhere. */
  namespace: string | undefined;
  /** The whole key or, with `isStart`, what it begins with, as in t(`class.${name}`). */
  key: string;
  isStart: boolean;
}
