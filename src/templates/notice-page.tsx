import { graphql, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { lazy, Suspense, useEffect } from 'react';
import type { PageContext } from '../gatsby/create-pages';
import { NoticeSection } from '../sections/notice/notice';
import { SectionList } from '../sections/section-list';
import { leavePage, withTyped } from '../sign-in/form/form-state';
import { lastRecovery } from '../sign-in/recovery-request';
import * as styles from './notice-page.module.css';

export { PageHead as Head } from '../seo/page-head';

/** Loaded lazily, since of all notice pages only the one that confirms a recovery mail needs it. */
const ResendRecovery = lazy(async () => ({
  default: (await import(/* webpackChunkName: "resend-recovery" */ '../sign-in/resend-recovery')).ResendRecovery,
}));

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

/**
 * The part that can send the recovery mail again. Rendered only if the visitor has requested a recovery mail, so never
 * in the static HTML. Its height is reserved while it loads.
 */
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
 * Shows the e-mail address that the mail was sent to, right after a registration. Values typed into the form are kept
 * until the visitor leaves the sign-in area, so that the visitor can correct them and register again.
 */
function Registered() {
  const { t } = useTranslation('sign-in');
  const { email } = withTyped('register', { email: '' });
  return email ? (
    <p className={styles.registered}>
      {t('resend.sentTo')} <strong dir="auto">{email}</strong>
    </p>
  ) : null;
}

export default function NoticePage({ data, pageContext }: PageProps<Queries.NoticePageQuery, PageContext>) {
  const { route } = pageContext;
  useEffect(() => () => leavePage(route), [route]);
  return (
    <SectionList sections={data.page?.sections ?? []} components={{ NoticeSection }}>
      {route === 'forgotPasswordSent' && <Resend />}
      {route === 'registerConfirmed' && <Registered />}
    </SectionList>
  );
}
