import type { GatsbySSR } from 'gatsby';
import { defaultLocale } from './src/i18n/locales';
import { routePath } from './src/i18n/paths';
import headlineFont from './src/styles/fonts/instrument-sans.woff2';
import textFont from './src/styles/fonts/inter.woff2';

const preloads = [textFont, headlineFont].map((href) => (
  <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={href} />
));

/** The same on every page. In Gatsby's head API they would be taken out and put in again at every navigation, and fetched again too. */
const identity = [
  <meta key="colour" name="theme-color" content="#131b50" />,
  <link key="icon" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
  <link key="small-icon" rel="icon" href="/favicon.ico" sizes="32x32" />,
  <link key="touch-icon" rel="apple-touch-icon" href="/apple-touch-icon.png" />,
  <link key="manifest" rel="manifest" href="/site.webmanifest" />,
];

/** While developing, what runs before the first paint is a plain script; a build hashes it and puts it in by itself. */
const earlyScript = <script key="early" src="/early.js" />;

/** Without scripts the bare root still leads to English. Gatsby's head API would escape the element inside. */
const refresh = `<meta http-equiv="refresh" content="0; url=${routePath('home', defaultLocale)}">`;
const leaveRoot = <noscript key="leave-root" dangerouslySetInnerHTML={{ __html: refresh }} />;

export const onRenderBody: GatsbySSR['onRenderBody'] = ({ pathname, setHeadComponents }) =>
  setHeadComponents([
    ...(process.env.NODE_ENV === 'development' ? [earlyScript] : []),
    ...(pathname === routePath('home', 'bare') ? [leaveRoot] : []),
    ...preloads,
    ...identity,
  ]);
