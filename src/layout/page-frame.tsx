import '../components/styles';
import { graphql, type WrapPageElementBrowserArgs } from 'gatsby';
import { DraftMark, DraftSections } from '../components/draft-mark';
import { TreeProvider } from '../i18n/tree';
import type { Tree } from '../i18n/paths';
import type { RouteId } from '../routes';
import { PageShell } from './page-shell';

/** The part of every page's query that its frame needs: the interface strings of its namespaces, and the company. */
export const query = graphql`
  fragment PageFrame on Query {
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
      draftSections
    }
  }
`;

type Framed = WrapPageElementBrowserArgs<Queries.PageFrameFragment, { tree?: Tree; route: RouteId }>;

/**
 * Renders a page between header and footer and provides its place to all three. Gatsby replaces the page component at each
 * navigation but not what `wrapPageElement` puts around it, so header and footer stay mounted until their content changes,
 * as with another language.
 */
export function framePage({ element, props: { data, pageContext } }: Framed) {
  const { tree, route } = pageContext;
  // Gatsby's own pages in `develop`, such as its 404 page.
  if (!tree) return element;
  const { company, page, locales } = data;
  if (!company) throw new Error('The settings have no company.');
  const contentKey = JSON.stringify([tree, company, locales.edges.find(({ node }) => node.ns === 'common')?.node.data]);
  return (
    <TreeProvider tree={tree} route={route}>
      <PageShell key={contentKey} company={company}>
        <DraftSections.Provider value={page?.draftSections ?? []}>
          {page?.draft && <DraftMark what="page" />}
          {element}
        </DraftSections.Provider>
      </PageShell>
    </TreeProvider>
  );
}
