import { graphql, type PageProps } from 'gatsby';
import { ContactListSection } from '../sections/contact-list/contact-list';
import { SectionList } from '../sections/section-list';
import { plainSections } from '../sections/section-map';

export { PageHead as Head } from '../seo/page-head';

const components = { ...plainSections, ContactListSection };

export const query = graphql`
  query ContactsPage($route: RouteId!, $locale: String!, $tree: String!, $namespaces: [String!]!) {
    ...HeadFacts
    ...Layout
    page(route: { eq: $route }, locale: { eq: $locale }) {
      ...PageSections
      sections {
        ...ContactListSection
      }
    }
  }
`;

export default function ContactsPage({ data }: PageProps<Queries.ContactsPageQuery>) {
  return <SectionList sections={data.page?.sections ?? []} components={components} />;
}
