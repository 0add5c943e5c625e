import '../components/styles';
import { graphql, type HeadProps, type PageProps } from 'gatsby';
import type { PageContext } from '../gatsby/create-pages';
import { SectionList } from '../sections/section-list';
import { plainSections } from '../sections/section-map';
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

export default function ContentPage({ data }: PageProps<Queries.ContentPageQuery>) {
  return <SectionList sections={data.page?.sections ?? []} components={plainSections} />;
}

export const Head = ({ data, pageContext }: HeadProps<Queries.ContentPageQuery, PageContext>) => (
  <PageHead data={data} pageContext={pageContext} />
);
