import { graphql, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { defaultLocale } from '../i18n/locales';
import { routePath } from '../i18n/paths';
import { useCurrentPage } from '../i18n/current-page';
import { EconomicCalendarSection } from '../sections/economic-calendar/economic-calendar';
import { SectionList } from '../sections/section-list';
import { plainSections } from '../sections/section-map';

export { PageHead as Head } from '../seo/page-head';

const components = { ...plainSections, EconomicCalendarSection };

export const query = graphql`
  query HomePage($route: RouteId!, $locale: String!, $tree: String!, $namespaces: [String!]!) {
    ...HeadFacts
    ...Layout
    page(route: { eq: $route }, locale: { eq: $locale }) {
      ...PageSections
      sections {
        ...EconomicCalendarSection
      }
    }
  }
`;

/** A link from `/` to `/en`, for browsers in which neither scripts nor meta refresh redirect. */
function LeaveRoot() {
  const { t } = useTranslation('common');
  const { tree } = useCurrentPage();
  if (tree !== 'bare') return null;
  return (
    <noscript>
      <a href={routePath('home', defaultLocale)}>{t('leaveRoot')}</a>
    </noscript>
  );
}

export default function HomePage({ data }: PageProps<Queries.HomePageQuery>) {
  return (
    <>
      <LeaveRoot />
      <SectionList sections={data.page?.sections ?? []} components={components} />
    </>
  );
}
