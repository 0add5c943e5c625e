import { graphql, type PageProps } from 'gatsby';
import { CostsSection } from '../sections/costs/costs';
import { LeverageToolSection } from '../sections/leverage-tool/leverage-tool';
import { MarketQuotesSection } from '../sections/market-quotes/market-quotes';
import { MiniChartsSection } from '../sections/mini-charts/mini-charts';
import { SectionList } from '../sections/section-list';
import { plainSections } from '../sections/section-map';

export { PageHead as Head } from '../seo/page-head';

const components = { ...plainSections, CostsSection, LeverageToolSection, MarketQuotesSection, MiniChartsSection };

export const query = graphql`
  query TermsPage($route: RouteId!, $locale: String!, $tree: String!, $namespaces: [String!]!) {
    ...HeadFacts
    ...Layout
    page(route: { eq: $route }, locale: { eq: $locale }) {
      ...PageSections
      sections {
        ...CostsSection
        ...LeverageToolSection
        ...MarketQuotesSection
        ...MiniChartsSection
      }
    }
  }
`;

export default function TermsPage({ data }: PageProps<Queries.TermsPageQuery>) {
  return <SectionList sections={data.page?.sections ?? []} components={components} />;
}
