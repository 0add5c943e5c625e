import type { ReactNode } from 'react';
import * as styles from './flag.module.css';

/** Drawings from flag-icons (MIT), 4 × 3, by ISO 3166 code; the American flag has no stars, which are too small to see at this size. */
const drawings: Record<string, ReactNode> = {
  gb: (
    <>
      <path fill="#012169" d="M0 0h640v480H0z" />
      <path fill="#fff" d="m75 0 244 181L562 0h78v62L400 241l240 178v61h-80L320 301 81 480H0v-60l239-178L0 64V0z" />
      <path
        fill="#c8102e"
        d="m424 281 216 159v40L369 281zm-184 20 6 35L54 480H0zM640 0v3L391 191l2-44L590 0zM0 0l239 176h-60L0 42z"
      />
      <path fill="#fff" d="M241 0v480h160V0zM0 160v160h640V160z" />
      <path fill="#c8102e" d="M0 193v96h640v-96zM273 0v480h96V0z" />
    </>
  ),
  de: (
    <>
      <path fill="#fc0" d="M0 320h640v160H0z" />
      <path d="M0 0h640v160H0z" />
      <path fill="red" d="M0 160h640v160H0z" />
    </>
  ),
  fr: (
    <>
      <path fill="#fff" d="M0 0h640v480H0z" />
      <path fill="#000091" d="M0 0h213.3v480H0z" />
      <path fill="#e1000f" d="M426.7 0H640v480H426.7z" />
    </>
  ),
  ru: (
    <>
      <path fill="#fff" d="M0 0h640v160H0z" />
      <path fill="#0039a6" d="M0 160h640v160H0z" />
      <path fill="#d52b1e" d="M0 320h640v160H0z" />
    </>
  ),
  us: (
    <>
      <path fill="#bd3d44" d="M0 0h640v480H0" />
      <path stroke="#fff" strokeWidth="37" d="M0 55.3h640M0 129h640M0 203h640M0 277h640M0 351h640M0 425h640" />
      <path fill="#192f5d" d="M0 0h364.8v258.5H0" />
    </>
  ),
};

interface FlagProps {
  /** ISO 3166 code in lower case; renders nothing for a country without a drawing. */
  code: string;
}

/** Decoration beside the name of a language or country, never instead of it. */
export function Flag({ code }: FlagProps) {
  const drawing = drawings[code];
  return drawing ? (
    <svg className={styles.flag} viewBox="0 0 640 480" aria-hidden>
      {drawing}
    </svg>
  ) : null;
}
