import '../components/styles';
import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { AfterPaint } from '../components/after-paint';
import { Prose } from '../components/prose';
import type { PageContext } from '../gatsby/create-pages';
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

export default function LegalPage({ data }: PageProps<Queries.LegalPageQuery>) {
  return (
    <article className={styles.page}>
      <h1>{data.page?.title}</h1>
      <AfterPaint>
        <Prose html={data.page?.body ?? ''} />
      </AfterPaint>
    </article>
  );
}

export const Head = ({ data, pageContext }: HeadProps<Queries.LegalPageQuery, PageContext>) => (
  <PageHead data={data} pageContext={pageContext} />
);
