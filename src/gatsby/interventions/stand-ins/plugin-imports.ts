/**
 * The imports that gatsby-plugin-react-i18next really uses in browsers. The plugin is CommonJS, so `require` would
 * include the whole packages in every page's script, such as `Trans` with its HTML parser.
 */
export { withPrefix } from 'gatsby';
export { I18nextProvider } from 'react-i18next';
