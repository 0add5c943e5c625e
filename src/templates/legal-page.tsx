import '../components/styles';
import { graphql, type PageProps } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Prose } from '../components/prose';
import * as styles from './legal-page.module.css';

export { PageHead as Head } from '../seo/page-head';

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

/** Links to the sections of the text, by the ids that the build gives their headings. */
function Contents({ body }: { body: string }) {
  const { t } = useTranslation();
  return (
    <nav className={styles.contents} aria-label={t('contents')}>
      <details open>
        <summary>{t('contents')}</summary>
        <ol>
          {[...body.matchAll(/<h2 id="([^"]+)">(.*?)<\/h2>/g)].map(([, id, title = '']) => (
            <li key={id}>
              <a href={`#${id}`} className={styles.link} dangerouslySetInnerHTML={{ __html: title }} />
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}

export default function LegalPage({ data }: PageProps<Queries.LegalPageQuery>) {
  const body = data.page?.body ?? '';
  return (
    <article>
      <div className={styles.heading} data-ground="ink">
        <h1>{data.page?.title}</h1>
      </div>
      <div className={styles.columns}>
        <Contents body={body} />
        <Prose html={body} className={styles.text} />
      </div>
    </article>
  );
}
