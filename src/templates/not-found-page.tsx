import { graphql, type HeadProps, type PageProps } from 'gatsby';
import type { PageContext } from '../gatsby/create-pages';
import { Page } from '../layout/page';
import { Sections } from '../sections/section-map';
import { PageHead } from '../seo/page-head';

export const query = graphql`
  query NotFoundPage($route: RouteId!, $locale: String!, $tree: String!, $namespaces: [String!]!) {
    ...HeadFacts
    ...PageFrame
    page(route: { eq: $route }, locale: { eq: $locale }) {
      ...PageSections
    }
  }
`;

export default function NotFoundPage({ data, pageContext }: PageProps<Queries.NotFoundPageQuery, PageContext>) {
  return (
    <Page frame={data} tree={pageContext.tree} route={pageContext.route}>
      <Sections sections={data.page?.sections ?? []} />
    </Page>
  );
}

export const Head = ({ data, pageContext }: HeadProps<Queries.NotFoundPageQuery, PageContext>) => (
  <PageHead data={data} pageContext={pageContext} />
);
