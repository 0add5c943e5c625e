/** What the page wrapper of gatsby-plugin-react-i18next uses of both packages. */
export { withPrefix } from 'gatsby';
export { I18nextProvider } from 'react-i18next';
