import * as styles from './logo.module.css';

/** The letters of the wordmark as one outline. */
const wordmark =
  'm58.3 28.9-6.6-18h3.4l5.4 15.7H60l5.4-15.7h3.2l-6.6 18Zm16.5.3q-2 0-3.5-.9t-2.4-2.4q-.8-1.4-.8-3.4t.8-3.4q.8-1.5 2.3-2.4 1.5-.8 3.5-.8t3.3.8q1.5.8 2.2 2.2.8 1.4.8 3.3v.7l-.1.6H70v-2.2h8.5l-.7.6q0-1.8-.8-2.7-.8-1-2.3-1-1.6 0-2.5 1.2-1 1-1 3.2 0 2 1 3 .9 1.2 2.6 1.2 1 0 1.8-.4.7-.4 1-1.1h3q-.6 1.8-2 2.8-1.5 1-3.8 1Zm8-.3v-18H86v18Zm6 0V16.1h3v3h.1V29Zm8.5 0v-8.2q0-1.1-.5-1.7-.6-.5-1.6-.5t-1.7.4q-.7.4-1.2 1.2-.4.8-.4 1.8l-.3-3q.6-1.3 1.9-2.2 1.2-.8 2.8-.8 2 0 3 1.1 1.2 1.1 1.2 2.9v9Zm8.6 0v-8.2q0-1.1-.6-1.7-.5-.5-1.5-.5t-1.7.4q-.8.4-1.2 1.2-.4.8-.4 1.8l-.5-3q.6-1.3 1.8-2.2 1.3-.8 3-.8 2 0 3.1 1.1 1.2 1.2 1.2 3V29Zm13.8 0q-.2-.5-.2-1.1v-1.4h-.2v-6.1q0-1-.5-1.5-.6-.5-1.8-.5-1 0-1.7.4t-.8 1.2h-3q.1-1.8 1.6-2.9 1.5-1.1 4-1.1 2.7 0 4 1.2 1.4 1.2 1.4 3.5v7l.3 1.3Zm-4.5.3q-1.9 0-3-1-1.2-1-1.2-2.6 0-1.8 1.3-2.8 1.3-1 3.6-1.4l4-.5v2l-3.5.5q-1 .2-1.6.6-.6.4-.6 1.3 0 .7.5 1 .5.4 1.5.4 1.3 0 2.2-.6 1-.7 1-1.7l.3 2q-.5 1.3-1.7 2-1.1.8-2.8.8Zm10-.3V16.1h3V29Zm3-6.6-.2-3q.4-1.7 1.5-2.6 1-.8 2.6-.8l.7.1v3h-.4l-.5-.1q-1.8 0-2.7.8-1 .8-1 2.6ZM140 29q-2 0-3.4-.8-1.5-.9-2.3-2.4-.9-1.5-.9-3.4 0-2 .9-3.4.8-1.5 2.3-2.4 1.4-.8 3.3-.8 1.6 0 2.9.6 1.3.6 2.1 1.6.8 1.1 1 2.5h-3q-.3-1-1-1.6-.8-.6-1.9-.6-1 0-1.8.5-.7.5-1.1 1.5-.4.9-.4 2.1 0 1.3.4 2.2.4.9 1.2 1.4.7.5 1.7.5 1.1 0 1.9-.6.8-.5 1-1.6h3q-.2 1.5-1 2.5-.9 1-2.1 1.7-1.3.5-2.8.5Zm7.7-.2v-18h3.1v18Zm9 0v-8q0-1.2-.7-1.8-.6-.6-1.7-.6-1 0-1.8.4-.8.5-1.2 1.3-.5.8-.5 1.8l-.3-3q.7-1.4 1.9-2.3 1.3-.8 3-.8 2 0 3.2 1.2 1.2 1.1 1.2 3.1v8.7Z';

const artId = 'logo-art';

/** SVG definitions that are hidden and rendered once per page. Every `Logo` uses them through `<use>`. */
export function LogoArt() {
  return (
    <svg className={styles.art} width="0" height="0" aria-hidden>
      <defs>
        <linearGradient id="logo-background" x1="4" y1="0" x2="36" y2="40" gradientUnits="userSpaceOnUse">
          <stop stopColor="#8e7dff" />
          <stop offset="1" stopColor="#4034df" />
        </linearGradient>
        <symbol id={artId} viewBox="0 0 162 40" fill="none">
          <rect width="40" height="40" rx="11.5" fill="url(#logo-background)" />
          <path d="M11 13.2 18.6 28" stroke="#c9c3ff" strokeWidth="5.4" strokeLinecap="round" />
          <path d="M18.6 28 29.4 10.8" stroke="#fff" strokeWidth="5.4" strokeLinecap="round" />
          <path d={wordmark} fill="currentColor" />
        </symbol>
      </defs>
    </svg>
  );
}

/**
 * The company's logo in the colour of the surrounding text: symbol and wordmark, or the symbol alone if the box is
 * square. `LogoArt` must be on the same page. `name` is the company's name, as the text alternative.
 */
export function Logo({ name }: { name: string }) {
  return (
    <svg
      className={styles.logo}
      width="162"
      height="40"
      viewBox="0 0 162 40"
      preserveAspectRatio="xMinYMid slice"
      role="img"
      aria-label={name}
    >
      <use href={`#${artId}`} />
    </svg>
  );
}
