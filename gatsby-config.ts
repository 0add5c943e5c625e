import type { IncomingMessage, ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import type { GatsbyConfig } from 'gatsby';
import { siteUrl } from './src/config';
import { leftover } from './src/content/files-below';
import { readFilledMarkdown } from './src/content/prepare-markdown';
import { openSavedQuery, type QueryRequest, type QueryResponse, savedQueryPath } from './src/gatsby/saved-queries';
import { defaultLocale, locales } from './src/i18n/locales';
import { passOnTo } from './packages/tools/pass-on';

/** The part of Express, Gatsby's development server, that is used here. */
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
    // Gatsby's development server does not serve HTML files in `public`; packages/commands/develop.ts has written this one there.
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
    // `Picture` of src/components has no placeholder: the content security policy forbids its inline style.
    { resolve: 'gatsby-plugin-sharp', options: { defaults: { formats: ['avif', 'webp'], placeholder: 'none' } } },
    'gatsby-transformer-sharp',
    'gatsby-plugin-image',
    // Before the plugin of translations, which wraps what it is given in their provider: header and footer need it too. The
    // wrappers of the site's own gatsby-browser.tsx come after those of all plugins. The plugin puts its option into the
    // scripts: hence no path of this machine, but a name that src/gatsby/on-create-webpack-config.ts resolves.
    { resolve: 'gatsby-plugin-layout', options: { component: 'page-frame' } },
    {
      resolve: 'gatsby-plugin-react-i18next',
      options: {
        languages: locales,
        defaultLanguage: defaultLocale,
        // src/gatsby/content-nodes.ts makes the nodes of strings, instead of the plugin.
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
