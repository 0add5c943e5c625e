import '../components/styles';
import { graphql, type PageProps } from 'gatsby';
import { NoticeSection } from '../sections/notice/notice';
import { SectionList } from '../sections/section-list';

export { PageHead as Head } from '../seo/page-head';

export const query = graphql`
  query NotFoundPage($route: RouteId!, $locale: String!, $namespaces: [String!]!) {
    ...HeadFacts
    ...PageFrame
    page(route: { eq: $route }, locale: { eq: $locale }) {
      sections {
        __typename
        ...NoticeSection
      }
    }
  }
`;

export default function NotFoundPage({ data }: PageProps<Queries.NotFoundPageQuery>) {
  return <SectionList sections={data.page?.sections ?? []} components={{ NoticeSection }} />;
}
