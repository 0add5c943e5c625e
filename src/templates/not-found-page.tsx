import '../components/styles';
import { graphql, type HeadProps, type PageProps } from 'gatsby';
import type { PageContext } from '../gatsby/create-pages';
import { NoticeSection } from '../sections/notice/notice';
import { SectionList } from '../sections/section-list';
import { PageHead } from '../seo/page-head';

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

export const Head = ({ data, pageContext }: HeadProps<Queries.NotFoundPageQuery, PageContext>) => (
  <PageHead data={data} pageContext={pageContext} />
);
