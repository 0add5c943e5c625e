/**
 * What gatsby-plugin-react-i18next uses of these packages in browsers. It is CommonJS, so its `require` would bring all of
 * them into the script of every page, `Trans` with its HTML parser included.
 */
export { withPrefix } from 'gatsby';
export { I18nextProvider } from 'react-i18next';
