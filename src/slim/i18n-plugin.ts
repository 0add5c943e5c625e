/** What the site's code uses of gatsby-plugin-react-i18next: its own links and redirects would only be dead weight here. */
export { Trans, useTranslation } from 'react-i18next';
