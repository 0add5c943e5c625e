import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { lazy } from 'react';
import { ClientOnly } from '../components/client-only';
import type { PageContext } from '../gatsby/create-pages';
import { Page } from '../layout/page';
import { Sections } from '../sections/section-map';
import { PageHead } from '../seo/page-head';
import * as styles from './notice-page.module.css';

/** Only the notice that a recovery mail was sent has anything to do on it. */
const ResendRecovery = lazy(async () => ({ default: (await import('../auth/resend-recovery')).ResendRecovery }));

export const query = graphql`
  query NoticePage($route: RouteId!, $locale: String!, $tree: String!, $namespaces: [String!]!) {
    ...HeadFacts
    ...PageFrame
    page(route: { eq: $route }, locale: { eq: $locale }) {
      ...PageSections
    }
  }
`;

export default function NoticePage({ data, pageContext }: PageProps<Queries.NoticePageQuery, PageContext>) {
  return (
    <Page frame={data} tree={pageContext.tree} route={pageContext.route}>
      <Sections sections={data.page?.sections ?? []}>
        {pageContext.route === 'forgotPasswordSent' && (
          <div className={styles.resend}>
            <ClientOnly placeholder={null}>
              <ResendRecovery />
            </ClientOnly>
          </div>
        )}
      </Sections>
    </Page>
  );
}

export const Head = ({ data, pageContext }: HeadProps<Queries.NoticePageQuery, PageContext>) => (
  <PageHead data={data} pageContext={pageContext} />
);
