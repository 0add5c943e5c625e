import type { GatsbySSR } from 'gatsby';
import headlineFont from './src/styles/fonts/instrument-sans.woff2';
import textFont from './src/styles/fonts/inter.woff2';

const preloads = [textFont, headlineFont].map((href) => (
  <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={href} />
));

/** While developing, what runs before the first paint is a plain script; a build hashes it and puts it in by itself. */
const earlyScript = <script key="early" src="/early.js" />;

export const onRenderBody: GatsbySSR['onRenderBody'] = ({ setHeadComponents }) =>
  setHeadComponents(process.env.NODE_ENV === 'development' ? [earlyScript, ...preloads] : preloads);
