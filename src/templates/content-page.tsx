import { graphql, type HeadProps, type PageProps } from 'gatsby';
import type { PageContext } from '../gatsby/create-pages';
import { Page } from '../layout/page';
import { LeaveRoot } from '../layout/leave-root';
import { Sections } from '../sections/section-map';
import { PageHead } from '../seo/page-head';

export const query = graphql`
  query ContentPage($route: RouteId!, $locale: String!, $tree: String!, $namespaces: [String!]!) {
    ...HeadFacts
    ...PageFrame
    page(route: { eq: $route }, locale: { eq: $locale }) {
      ...PageSections
    }
  }
`;

export default function ContentPage({ data, pageContext }: PageProps<Queries.ContentPageQuery, PageContext>) {
  return (
    <Page frame={data} tree={pageContext.tree} route={pageContext.route}>
      <LeaveRoot />
      <Sections sections={data.page?.sections ?? []} />
    </Page>
  );
}

export const Head = ({ data, pageContext }: HeadProps<Queries.ContentPageQuery, PageContext>) => (
  <PageHead data={data} pageContext={pageContext} />
);
