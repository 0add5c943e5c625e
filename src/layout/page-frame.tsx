import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
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

interface PageProps {
  frame: Queries.PageFrameFragment;
  tree: Tree;
  route: RouteId;
  children: ReactNode;
}

/** Header, footer and the place that links are relative to, around a page's own content. */
export function Page({ frame, tree, route, children }: PageProps) {
  if (!frame.company) throw new Error('The settings have no company.');
  return (
    <TreeProvider tree={tree} route={route}>
      <DraftSections.Provider value={frame.page?.draftSections ?? []}>
        <PageShell company={frame.company}>
          {frame.page?.draft && <DraftMark what="page" />}
          {children}
        </PageShell>
      </DraftSections.Provider>
    </TreeProvider>
  );
}
