import { graphql, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { lazy, Suspense, useEffect } from 'react';
import type { PageContext } from '../gatsby/create-pages';
import { NoticeSection } from '../sections/notice/notice';
import { SectionList } from '../sections/section-list';
import { leaveTypedValues, withTypedValues } from '../sign-in/form/typed-values';
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

/** Only after a request, so never in the static HTML: reserves the height of the part that can send the mail again. */
function Resend() {
  if (!lastRecovery()) return null;
  return (
    <div className={styles.resend}>
      <Suspense fallback={null}>
        <ResendRecovery />
      </Suspense>
    </div>
  );
}

/**
 * Only right after a registration: the address that the mail went to. Typed values are kept, in case the visitor
 * registers again.
 */
function Registered() {
  const { t } = useTranslation('sign-in');
  const { email } = withTypedValues('register', { email: '' });
  useEffect(() => leaveTypedValues, []);
  return email ? (
    <p className={styles.registered}>
      {t('resend.sentTo')} <strong dir="auto">{email}</strong>
    </p>
  ) : null;
}

export default function NoticePage({ data, pageContext }: PageProps<Queries.NoticePageQuery, PageContext>) {
  return (
    <SectionList sections={data.page?.sections ?? []} components={{ NoticeSection }}>
      {pageContext.route === 'forgotPasswordSent' && <Resend />}
      {pageContext.route === 'registerConfirmed' && <Registered />}
    </SectionList>
  );
}
