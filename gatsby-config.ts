import { existsSync } from 'node:fs';
import type { GatsbyConfig } from 'gatsby';
import { siteUrl } from './src/config';
import { defaultLocale, locales } from './src/i18n/locales';
import { readSettings } from './src/gatsby/project';

const { company } = readSettings();

const folder = (name: string, path: string) => ({
  resolve: 'gatsby-source-filesystem',
  options: { name, path: `./${path}` },
});

const config: GatsbyConfig = {
  siteMetadata: { siteUrl },
  trailingSlash: 'never',
  jsxRuntime: 'automatic',
  graphqlTypegen: {
    typesOutputPath: 'src/gatsby-types.d.ts',
    generateOnBuild: true,
    documentSearchPaths: ['./gatsby-node.ts', './src/gatsby/*.ts'],
  },
  plugins: [
    folder('locale', 'locales'),
    folder('pictures', 'content/pictures'),
    ...locales
      .filter((locale) => existsSync(`content/${locale}`))
      .map((locale) => folder('pages', `content/${locale}`)),
    'gatsby-transformer-remark',
    'gatsby-plugin-sharp',
    'gatsby-transformer-sharp',
    'gatsby-plugin-image',
    {
      resolve: 'gatsby-plugin-react-i18next',
      options: {
        languages: locales,
        defaultLanguage: defaultLocale,
        localeJsonSourceName: 'locale',
        redirect: false,
        trailingSlash: 'never',
        verbose: false,
        i18nextOptions: {
          interpolation: {
            escapeValue: false,
            defaultVariables: { company: company.name, supportEmail: company.supportEmail },
          },
        },
      },
    },
  ],
};

export default config;
