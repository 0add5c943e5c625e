import type { GatsbySSR } from 'gatsby';
import { defaultLocale } from './src/i18n/locales';
import { routePath } from './src/i18n/paths';
import headlineFont from './src/styles/fonts/instrument-sans.woff2';
import textFont from './src/styles/fonts/inter.woff2';

const preloads = [textFont, headlineFont].map((href) => (
  <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={href} />
));

/**
 * Elements that are equal on all pages. Gatsby's Head API would replace them at each navigation, and browsers would
 * fetch the icons again.
 */
const identity = [
  <meta key="colour" name="theme-color" content="#131b50" />,
  // Safari on iOS turns what looks like a telephone number or a date into links, which React cannot hydrate.
  <meta key="detection" name="format-detection" content="telephone=no, date=no, address=no, email=no" />,
  <link key="icon" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
  <link key="small-icon" rel="icon" href="/favicon.ico" sizes="32x32" />,
  <link key="touch-icon" rel="apple-touch-icon" href="/apple-touch-icon.png" />,
  <link key="manifest" rel="manifest" href="/site.webmanifest" />,
];

/**
 * The early script (src/early), for `gatsby develop` only. In a build, its file name has a content hash, so
 * packages/publish/finish inserts the element later.
 */
const earlyScript = <script key="early" src="/early.js" />;

/**
 * Redirects `/` to `/en` without scripts. It is not in the Head API, which would escape the markup inside `<noscript>`.
 */
const refresh = `<meta http-equiv="refresh" content="0; url=${routePath('home', defaultLocale)}">`;
const leaveRoot = <noscript key="leave-root" dangerouslySetInnerHTML={{ __html: refresh }} />;

export const onRenderBody: GatsbySSR['onRenderBody'] = ({ pathname, setHeadComponents }) =>
  setHeadComponents([
    ...(process.env.NODE_ENV === 'development' ? [earlyScript] : []),
    ...(pathname === routePath('home', 'bare') ? [leaveRoot] : []),
    ...preloads,
    ...identity,
  ]);
