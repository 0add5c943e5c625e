import '../components/styles';
import { graphql, type PageProps } from 'gatsby';
import { lazy } from 'react';
import { ClientOnly } from '../components/client-only';
import type { PageContext } from '../gatsby/create-pages';
import { NoticeSection } from '../sections/notice/notice';
import { SectionList } from '../sections/section-list';
import { EnterAgain } from '../sign-in/enter-again';
import { lastRecovery } from '../sign-in/recovery-request';
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

/** Right after a request, room for the part that can send it again; otherwise the link alone, also before scripts. */
function Resend() {
  const isPending = lastRecovery() !== undefined;
  return (
    <div className={styles.resend} data-pending={isPending}>
      <ClientOnly placeholder={isPending ? null : <EnterAgain />}>
        <ResendRecovery />
      </ClientOnly>
    </div>
  );
}

export default function NoticePage({ data, pageContext }: PageProps<Queries.NoticePageQuery, PageContext>) {
  return (
    <SectionList sections={data.page?.sections ?? []} components={{ NoticeSection }}>
      {pageContext.route === 'forgotPasswordSent' && <Resend />}
    </SectionList>
  );
}
