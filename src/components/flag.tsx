import type { ReactNode } from 'react';
import * as styles from './flag.module.css';

/** SVG flags by ISO 3166 code. Details too small for this size are left out, such as the stars of the USA. */
const drawings: Record<string, ReactNode> = {
  gb: (
    <>
      <path fill="#012169" d="M0 0h64v48H0z" />
      <path stroke="#fff" strokeWidth="9" d="m0 0 64 48M64 0 0 48" />
      <path stroke="#c8102e" strokeWidth="4" d="m0 0 64 48M64 0 0 48" />
      <path stroke="#fff" strokeWidth="16" d="M32 0v48M0 24h64" />
      <path stroke="#c8102e" strokeWidth="9" d="M32 0v48M0 24h64" />
    </>
  ),
  de: (
    <>
      <path d="M0 0h64v16H0z" />
      <path fill="#d00" d="M0 16h64v16H0z" />
      <path fill="#fc0" d="M0 32h64v16H0z" />
    </>
  ),
  fr: (
    <>
      <path fill="#000091" d="M0 0h21.3v48H0z" />
      <path fill="#fff" d="M21.3 0h21.4v48H21.3z" />
      <path fill="#e1000f" d="M42.7 0H64v48H42.7z" />
    </>
  ),
  ru: (
    <>
      <path fill="#fff" d="M0 0h64v16H0z" />
      <path fill="#0039a6" d="M0 16h64v16H0z" />
      <path fill="#d52b1e" d="M0 32h64v16H0z" />
    </>
  ),
  us: (
    <>
      <path fill="#b31942" d="M0 0h64v48H0z" />
      <path stroke="#fff" strokeWidth="3.7" d="M0 5.5h64M0 12.9h64M0 20.3h64M0 27.7h64M0 35.1h64M0 42.5h64" />
      <path fill="#0a3161" d="M0 0h30v25.8H0z" />
    </>
  ),
};

interface FlagProps {
  /** The country's ISO 3166 code in lower case. A country without a drawing renders nothing. */
  code: string;
}

/** Decoration next to the name of a language or country; hidden from screen readers. */
export function Flag({ code }: FlagProps) {
  const drawing = drawings[code];
  return drawing ? (
    <svg className={styles.flag} width="20" height="15" viewBox="0 0 64 48" aria-hidden>
      {drawing}
    </svg>
  ) : null;
}
