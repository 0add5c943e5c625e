import type { IncomingMessage, ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import type { GatsbyConfig } from 'gatsby';
import { siteUrl } from './src/config';
import { leftover } from './src/content/files-below';
import { readFilledMarkdown } from './src/content/markdown/prepare-markdown';
import { openSavedQuery, type QueryRequest, type QueryResponse, savedQueryPath } from './src/gatsby/saved-queries';
import { defaultLocale, locales } from './src/i18n/locales';
import { passOnTo } from './packages/shared/pass-on';

/** The methods of Express that this file calls. Gatsby's development server is an Express app. */
interface Express {
  use(handle: (request: IncomingMessage, response: ServerResponse, next: () => void) => void): void;
  get(path: RegExp, handle: (request: QueryRequest, response: QueryResponse & SendsFiles) => void): void;
}
interface SendsFiles {
  sendFile(path: string): void;
}

const config: GatsbyConfig = {
  siteMetadata: { siteUrl },
  trailingSlash: 'never',
  jsxRuntime: 'automatic',
  developMiddleware: (app: Express) => {
    // Serves the CMS, which `npm run develop` writes to `public`. Gatsby's development server serves no HTML files from
    // there.
    app.get(/^\/admin\/?$/, (_, response) => response.sendFile(resolve('public/admin.html')));
    app.get(savedQueryPath, openSavedQuery);
    const passOn = passOnTo(process.env.SANDBOX_URL ?? '');
    app.use((request, response, next) => void (passOn(request, response) || next()));
  },
  graphqlTypegen: {
    typesOutputPath: 'src/gatsby-types.d.ts',
    generateOnBuild: true,
    documentSearchPaths: ['./gatsby-node.ts', './src/gatsby/*.ts'],
  },
  plugins: [
    {
      resolve: 'gatsby-source-filesystem',
      options: { name: 'pictures', path: './content/pictures', ignore: [leftover] },
    },
    {
      resolve: 'gatsby-transformer-remark',
      options: { plugins: [{ resolve: 'markdown', options: { parser: readFilledMarkdown } }] },
    },
    // Pictures have no placeholder: it would need an inline style, which the Content Security Policy forbids.
    { resolve: 'gatsby-plugin-sharp', options: { defaults: { formats: ['avif', 'webp'], placeholder: 'none' } } },
    'gatsby-transformer-sharp',
    'gatsby-plugin-image',
    // Listed before gatsby-plugin-react-i18next, so that its translation provider wraps the layout: header and footer
    // use translations. `page-layout` is a webpack alias (src/gatsby/on-create-webpack-config.ts). The plugin writes
    // the name of the component into the scripts, and a file path would make them differ between machines.
    { resolve: 'gatsby-plugin-layout', options: { component: 'page-layout' } },
    {
      resolve: 'gatsby-plugin-react-i18next',
      options: {
        languages: locales,
        defaultLanguage: defaultLocale,
        // src/gatsby/content-nodes.ts creates the nodes of interface strings instead of this plugin.
        localeJsonSourceName: null,
        redirect: false,
        trailingSlash: 'never',
        verbose: false,
        i18nextOptions: { interpolation: { escapeValue: false } },
      },
    },
  ],
};

export default config;
