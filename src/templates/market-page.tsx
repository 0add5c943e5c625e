import { graphql, type PageProps } from 'gatsby';
import { InstrumentSearchSection } from '../sections/instrument-search/instrument-search';
import { SectionList } from '../sections/section-list';
import { plainSections } from '../sections/section-map';

export { PageHead as Head } from '../seo/page-head';

const components = { ...plainSections, InstrumentSearchSection };

export const query = graphql`
  query MarketPage($route: RouteId!, $locale: String!, $tree: String!, $namespaces: [String!]!) {
    ...HeadFacts
    ...Layout
    page(route: { eq: $route }, locale: { eq: $locale }) {
      ...PageSections
      sections {
        ...InstrumentSearchSection
      }
    }
  }
`;

export default function MarketPage({ data }: PageProps<Queries.MarketPageQuery>) {
  return <SectionList sections={data.page?.sections ?? []} components={components} />;
}
