import { graphql, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { ChevronDown } from '../components/icons';
import { AfterPaint } from '../components/after-paint';
import { Icon } from '../components/icon';
import { Prose } from '../components/prose';
import { RouteLink } from '../components/route-link';
import { legalRoutes } from '../routes';
import * as styles from './legal-page.module.css';

export { PageHead as Head } from '../seo/page-head';

export const query = graphql`
  query LegalPage($route: RouteId!, $locale: String!, $tree: String!, $namespaces: [String!]!) {
    ...HeadFacts
    ...Layout
    page(route: { eq: $route }, locale: { eq: $locale }) {
      title
      body(tree: $tree) {
        html
        headings(depth: h2) {
          id
          value
        }
      }
    }
  }
`;

type Body = NonNullable<NonNullable<Queries.LegalPageQuery['page']>['body']>;

/** Renders the number of a heading, such as “2.”, in an element of its own, so that CSS can place it in a column. */
const numbered = (heading = '') => {
  const [number] = /^\d+\./.exec(heading) ?? [''];
  return (
    <>
      <span>{number}</span>
      {heading.slice(number.length)}
    </>
  );
};

/** The table of contents. In narrow windows it can be opened; in wide ones it is always open, next to the text. */
function Contents({ headings }: Pick<Body, 'headings'>) {
  const { t } = useTranslation();
  return (
    <nav className={styles.contents} aria-label={t('contents')}>
      <p className={styles.title} aria-hidden="true">
        {t('contents')}
      </p>
      <details>
        <summary>
          {t('contents')}
          <Icon of={ChevronDown} size={20} />
        </summary>
        <ol>
          {headings?.map((heading) => (
            <li key={heading?.id}>
              <a href={`#${heading?.id}`}>{numbered(heading?.value ?? undefined)}</a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}

/** Links to all legal texts, including this one. */
function Documents() {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('footer.documents')}>
      <ul className={styles.documents}>
        {legalRoutes.map((route) => (
          <li key={route}>
            <RouteLink route={route}>{t(`footer.${route}`)}</RouteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export default function LegalPage({ data }: PageProps<Queries.LegalPageQuery>) {
  const body = data.page?.body;
  return (
    <article>
      <div className={styles.heading} data-background="dark">
        <h1>{data.page?.title}</h1>
        <Documents />
      </div>
      {body && (
        <AfterPaint>
          <div className={styles.columns}>
            <Contents headings={body.headings} />
            <Prose text={body} className={styles.text} />
          </div>
        </AfterPaint>
      )}
    </article>
  );
}
