import { graphql, type PageProps } from 'gatsby';
import { SectionList } from '../sections/section-list';
import { plainSections } from '../sections/section-map';

export { PageHead as Head } from '../seo/page-head';

export const query = graphql`
  query ContentPage($route: RouteId!, $locale: String!, $tree: String!, $namespaces: [String!]!) {
    ...HeadFacts
    ...Layout
    page(route: { eq: $route }, locale: { eq: $locale }) {
      ...PageSections
    }
  }
`;

export default function ContentPage({ data }: PageProps<Queries.ContentPageQuery>) {
  return <SectionList sections={data.page?.sections ?? []} components={plainSections} />;
}
