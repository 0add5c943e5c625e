import { routes } from '../routes';
import { alternatesOf, canonicalAddress } from './addresses';
import type { PageFacts } from './page-facts';
import { scriptText, structuredData } from './structured-data';

/** The page's robots directive, canonical URL, alternates and structured data. */
export function SearchEngineTags({ facts }: { facts: PageFacts }) {
  const { siteUrl, route, tree } = facts;
  if (!routes[route].indexable) return <meta name="robots" content="noindex" />;
  return (
    <>
      <link rel="canonical" href={canonicalAddress(siteUrl, route, tree)} />
      {alternatesOf(siteUrl, route).map(({ hreflang, href }) => (
        <link key={hreflang} rel="alternate" hrefLang={hreflang} href={href} />
      ))}
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptText(structuredData(facts)) }} />
    </>
  );
}
