import { graphql, type HeadProps, type PageProps } from 'gatsby';
import type { PageContext } from '../gatsby/create-pages';
import { LeaveRoot } from '../layout/leave-root';
import { EconomicCalendarSection } from '../sections/economic-calendar/economic-calendar';
import { MarketQuotesSection } from '../sections/market-quotes/market-quotes';
import { MiniChartsSection } from '../sections/mini-charts/mini-charts';
import { SectionList } from '../sections/section-list';
import { plainSections } from '../sections/section-map';
import { PageHead } from '../seo/page-head';

const components = { ...plainSections, EconomicCalendarSection, MarketQuotesSection, MiniChartsSection };

export const query = graphql`
  query ChartsPage($route: RouteId!, $locale: String!, $tree: String!, $namespaces: [String!]!) {
    ...HeadFacts
    ...PageFrame
    page(route: { eq: $route }, locale: { eq: $locale }) {
      ...PageSections
      sections {
        ...EconomicCalendarSection
        ...MarketQuotesSection
        ...MiniChartsSection
      }
    }
  }
`;

export default function ChartsPage({ data }: PageProps<Queries.ChartsPageQuery>) {
  return (
    <>
      <LeaveRoot />
      <SectionList sections={data.page?.sections ?? []} components={components} />
    </>
  );
}

export const Head = ({ data, pageContext }: HeadProps<Queries.ChartsPageQuery, PageContext>) => (
  <PageHead data={data} pageContext={pageContext} />
);
