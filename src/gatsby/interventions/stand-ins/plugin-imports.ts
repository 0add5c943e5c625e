/**
 * The imports that gatsby-plugin-react-i18next really uses in browsers. The plugin is CommonJS, so its calls of
 * `require` would include whole packages in every page's script, for example `Trans` of react-i18next with its HTML
 * parser.
 */
export { withPrefix } from 'gatsby';
export { I18nextProvider } from 'react-i18next';
