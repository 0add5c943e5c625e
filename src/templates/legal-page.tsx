import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Prose } from '../components/prose';
import type { PageContext } from '../gatsby/create-pages';
import { Page } from '../layout/page';
import { PageHead } from '../seo/page-head';
import * as styles from './legal-page.module.css';

export const query = graphql`
  query LegalPage($route: RouteId!, $locale: String!, $tree: String!, $namespaces: [String!]!) {
    ...HeadFacts
    ...PageFrame
    page(route: { eq: $route }, locale: { eq: $locale }) {
      title
      body(tree: $tree)
    }
  }
`;

export default function LegalPage({ data, pageContext }: PageProps<Queries.LegalPageQuery, PageContext>) {
  return (
    <Page frame={data} tree={pageContext.tree} route={pageContext.route}>
      <article className={styles.page}>
        <h1>{data.page?.title}</h1>
        <Prose html={data.page?.body ?? ''} />
      </article>
    </Page>
  );
}

export const Head = ({ data, pageContext }: HeadProps<Queries.LegalPageQuery, PageContext>) => (
  <PageHead data={data} pageContext={pageContext} />
);
