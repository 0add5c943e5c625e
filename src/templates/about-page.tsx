import { graphql, type PageProps } from 'gatsby';
import { CompanyDetailsSection } from '../sections/company-details/company-details';
import { RecordSection } from '../sections/record/record';
import { SectionList } from '../sections/section-list';
import { plainSections } from '../sections/section-map';

export { PageHead as Head } from '../seo/page-head';

const components = { ...plainSections, CompanyDetailsSection, RecordSection };

export const query = graphql`
  query AboutPage($route: RouteId!, $locale: String!, $tree: String!, $namespaces: [String!]!) {
    ...HeadFacts
    ...Layout
    page(route: { eq: $route }, locale: { eq: $locale }) {
      ...PageSections
      sections {
        ...CompanyDetailsSection
        ...RecordSection
      }
    }
  }
`;

export default function AboutPage({ data }: PageProps<Queries.AboutPageQuery>) {
  return <SectionList sections={data.page?.sections ?? []} components={components} />;
}
