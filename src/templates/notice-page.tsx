import '../components/styles';
import { graphql, type PageProps } from 'gatsby';
import { lazy } from 'react';
import { ClientOnly } from '../components/client-only';
import type { PageContext } from '../gatsby/create-pages';
import { NoticeSection } from '../sections/notice/notice';
import { SectionList } from '../sections/section-list';
import * as styles from './notice-page.module.css';

export { PageHead as Head } from '../seo/page-head';

/** Only the notice that a recovery mail was sent has an interactive part. */
const ResendRecovery = lazy(async () => ({
  default: (await import(/* webpackChunkName: "resend-recovery" */ '../sign-in/resend-recovery')).ResendRecovery,
}));

export const query = graphql`
  query NoticePage($route: RouteId!, $locale: String!, $namespaces: [String!]!) {
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

export default function NoticePage({ data, pageContext }: PageProps<Queries.NoticePageQuery, PageContext>) {
  return (
    <SectionList sections={data.page?.sections ?? []} components={{ NoticeSection }}>
      {pageContext.route === 'forgotPasswordSent' && (
        <div className={styles.resend}>
          <ClientOnly placeholder={null}>
            <ResendRecovery />
          </ClientOnly>
        </div>
      )}
    </SectionList>
  );
}
