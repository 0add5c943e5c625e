/** What gatsby-plugin-react-i18next's page wrapper takes from both packages; asked for whole, they could not be trimmed. */
export { withPrefix } from 'gatsby';
export { I18nextProvider } from 'react-i18next';
