import '../components/styles';
import { graphql, type HeadProps, type PageProps } from 'gatsby';
import type { PageContext } from '../gatsby/create-pages';
import { InstrumentSearchSection } from '../sections/instrument-search/instrument-search';
import { SectionList } from '../sections/section-list';
import { plainSections } from '../sections/section-map';
import { PageHead } from '../seo/page-head';

const components = { ...plainSections, InstrumentSearchSection };

export const query = graphql`
  query MarketPage($route: RouteId!, $locale: String!, $tree: String!, $namespaces: [String!]!) {
    ...HeadFacts
    ...PageFrame
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

export const Head = ({ data, pageContext }: HeadProps<Queries.MarketPageQuery, PageContext>) => (
  <PageHead data={data} pageContext={pageContext} />
);
