import { graphql } from 'gatsby';
import type { PageContext } from '../gatsby/create-pages';
import { LinkPreview } from './link-preview';
import type { PageFacts } from './page-facts';
import { SearchEngineTags } from './search-engine-tags';

export const query = graphql`
  fragment HeadFacts on Query {
    site {
      siteMetadata {
        siteUrl
      }
    }
    company {
      name
      supportEmail
    }
    page(route: { eq: $route }, locale: { eq: $locale }) {
      title
      description
      above {
        route
        title
      }
    }
  }
`;

interface PageHeadProps {
  data: Queries.HeadFactsFragment;
  pageContext: PageContext;
}

function factsOf({ data: { site, company, page }, pageContext: { route, tree } }: PageHeadProps): PageFacts {
  if (!company || !page) throw new Error(`The page ${route} has no copy, or the settings have no company.`);
  return { siteUrl: site?.siteMetadata?.siteUrl ?? '', company, route, tree, ...page };
}

/**
 * The page's `<html lang>`, title and metadata. Interface strings come from the page query, because Gatsby renders
 * `Head` outside of the context providers that `useTranslation` needs.
 */
export function PageHead(props: PageHeadProps) {
  const { locale } = props.pageContext;
  const facts = factsOf(props);
  return (
    <>
      <html lang={locale} />
      <title>{`${facts.title} | ${facts.company.name}`}</title>
      <meta name="description" content={facts.description} />
      <SearchEngineTags facts={facts} />
      <LinkPreview facts={facts} />
    </>
  );
}
