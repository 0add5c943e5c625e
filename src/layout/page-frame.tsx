import '../components/styles';
import { graphql, type WrapPageElementBrowserArgs } from 'gatsby';
import { DraftMark, DraftSections } from '../components/draft-mark';
import { TreeProvider } from '../i18n/tree';
import type { Tree } from '../i18n/paths';
import type { RouteId } from '../routes';
import { PageShell } from './page-shell';

/** What every page's query asks for besides its own: the interface strings of its namespaces, and the company. */
export const query = graphql`
  fragment PageFrame on Query {
    locales: allLocale(filter: { ns: { in: $namespaces }, language: { eq: $locale } }) {
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
 * Puts a page between header and footer, and tells all three where they stand. Gatsby makes every page anew, but calls
 * this around it: header and footer stay where they are until they have something else to say, in another language.
 */
export function framePage({ element, props: { data, pageContext } }: Framed) {
  const { tree, route } = pageContext;
  // A page of Gatsby's own, while developing.
  if (!tree) return element;
  const { company, page, locales } = data;
  if (!company) throw new Error('The settings have no company.');
  const said = JSON.stringify([tree, company, locales.edges.find(({ node }) => node.ns === 'common')?.node.data]);
  return (
    <TreeProvider tree={tree} route={route}>
      <PageShell key={said} company={company}>
        <DraftSections.Provider value={page?.draftSections ?? []}>
          {page?.draft && <DraftMark what="page" />}
          {element}
        </DraftSections.Provider>
      </PageShell>
    </TreeProvider>
  );
}
