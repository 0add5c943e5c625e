import { graphql, type PageProps } from 'gatsby';
import type { PageContext } from '../gatsby/create-pages';
import { NoticeSection } from '../sections/notice/notice';
import { SectionList } from '../sections/section-list';
import { MailNotice } from '../sign-in/recovery/mail-notice';

export { PageHead as Head } from '../seo/page-head';

export const query = graphql`
  query NoticePage($route: RouteId!, $locale: String!, $namespaces: [String!]!) {
    ...HeadFacts
    ...Layout
    page(route: { eq: $route }, locale: { eq: $locale }) {
      sections {
        __typename
        ...NoticeSection
      }
    }
  }
`;

export default function NoticePage({ data, pageContext }: PageProps<Queries.NoticePageQuery, PageContext>) {
  return (
    <SectionList sections={data.page?.sections ?? []} components={{ NoticeSection }}>
      <MailNotice page={pageContext.route} />
    </SectionList>
  );
}
