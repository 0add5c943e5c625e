/** What the site imports from gatsby-plugin-react-i18next; a lint rule forbids the rest. */
export { Trans, useTranslation } from 'react-i18next';
