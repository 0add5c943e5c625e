import { graphql, type PageProps } from 'gatsby';
import { ChartGapSection } from '../sections/chart-gap/chart-gap';
import { LinkRowsSection } from '../sections/link-rows/link-rows';
import { SectionList } from '../sections/section-list';

export { PageHead as Head } from '../seo/page-head';

const components = { ChartGapSection, LinkRowsSection };

export const query = graphql`
  query NotFoundPage($route: RouteId!, $locale: String!, $namespaces: [String!]!) {
    ...HeadFacts
    ...Layout
    page(route: { eq: $route }, locale: { eq: $locale }) {
      sections {
        __typename
        ...ChartGapSection
        ...LinkRowsSection
      }
    }
  }
`;

export default function NotFoundPage({ data }: PageProps<Queries.NotFoundPageQuery>) {
  return <SectionList sections={data.page?.sections ?? []} components={components} />;
}
