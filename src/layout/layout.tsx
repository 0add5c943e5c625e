import '../styles/global.css';
import { graphql, type PageProps } from 'gatsby';
import { PageMark } from './page-mark';
import { CurrentPageProvider } from '../i18n/current-page';
import type { Tree } from '../i18n/paths';
import type { RouteId } from '../routes';
import { PageShell } from './page-shell';

/** The GraphQL fragment that header and footer need on every page: interface strings and the company. */
export const query = graphql`
  fragment Layout on Query {
    locales: allStrings(filter: { ns: { in: $namespaces }, language: { eq: $locale } }) {
      edges {
        node {
          ns
          data
          language
        }
      }
    }
    company {
      ...CompanyFacts
    }
    page(route: { eq: $route }, locale: { eq: $locale }) {
      draft
    }
  }

  # What header and footer show of the company.
  fragment CompanyFacts on Company {
    name
    supportEmail
    supportChatUrl
    registration(locale: $locale)
    thirdParty
  }
`;

type LayoutProps = PageProps<Queries.LayoutFragment, { tree?: Tree; route: RouteId }>;

/**
 * Renders a page between header and footer. Provides the page's language, URL prefix and route to page, header and
 * footer. gatsby-plugin-layout wraps every page in it, so that header and footer stay mounted during navigation.
 */
export default function Layout({ children, data, pageContext: { tree, route } }: LayoutProps) {
  // Gatsby's own pages in `develop`, such as its 404 page, have no URL prefix and get no layout.
  if (!tree) return children;
  const { company, page } = data;
  if (!company) throw new Error('The settings have no company.');
  return (
    <CurrentPageProvider tree={tree} route={route}>
      {/* The key remounts header and footer when the language changes: `useTranslation` would show the old strings in the first render. */}
      <PageShell key={tree} company={company}>
        {page?.draft && <PageMark what="draft" />}
        {children}
      </PageShell>
    </CurrentPageProvider>
  );
}
