import { graphql, type HeadProps, type PageProps } from 'gatsby';
import type { PageContext } from '../gatsby/create-pages';
import { Page } from '../layout/page';
import { Sections } from '../sections/section-map';
import { PageHead } from '../seo/page-head';

export const query = graphql`
  query NoticePage($route: RouteId!, $locale: String!, $tree: String!, $namespaces: [String!]!) {
    ...HeadFacts
    ...PageFrame
    page(route: { eq: $route }, locale: { eq: $locale }) {
      ...PageSections
    }
  }
`;

export default function NoticePage({ data, pageContext }: PageProps<Queries.NoticePageQuery, PageContext>) {
  return (
    <Page frame={data} tree={pageContext.tree} route={pageContext.route}>
      <Sections sections={data.page?.sections ?? []} />
    </Page>
  );
}

export const Head = ({ data, pageContext }: HeadProps<Queries.NoticePageQuery, PageContext>) => (
  <PageHead data={data} pageContext={pageContext} />
);
