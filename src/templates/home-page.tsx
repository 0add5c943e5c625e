import '../components/styles';
import { graphql, type PageProps } from 'gatsby';
import { LeaveRoot } from '../layout/leave-root';
import { EconomicCalendarSection } from '../sections/economic-calendar/economic-calendar';
import { SectionList } from '../sections/section-list';
import { plainSections } from '../sections/section-map';

export { PageHead as Head } from '../seo/page-head';

const components = { ...plainSections, EconomicCalendarSection };

export const query = graphql`
  query HomePage($route: RouteId!, $locale: String!, $tree: String!, $namespaces: [String!]!) {
    ...HeadFacts
    ...PageFrame
    page(route: { eq: $route }, locale: { eq: $locale }) {
      ...PageSections
      sections {
        ...EconomicCalendarSection
      }
    }
  }
`;

export default function HomePage({ data }: PageProps<Queries.HomePageQuery>) {
  return (
    <>
      <LeaveRoot />
      <SectionList sections={data.page?.sections ?? []} components={components} />
    </>
  );
}
