/** What the site imports from gatsby-plugin-react-i18next, whose own module needs Gatsby. */
export { Trans, useTranslation } from 'react-i18next';
