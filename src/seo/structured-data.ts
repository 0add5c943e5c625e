import type { BreadcrumbListLeaf, OrganizationLeaf, WebSiteLeaf } from 'schema-dts';
import { defaultLocale, locales } from '../i18n/locales';
import { canonicalAddress } from './addresses';
import type { PageFacts } from './page-facts';

/** JSON-LD of a page, typed by schema-dts. */
type StructuredData = { '@context': 'https://schema.org' } & (
  { '@graph': [OrganizationLeaf, WebSiteLeaf] } | BreadcrumbListLeaf
);

/**
 * Returns the structured data of the company and its website, which are the same, including `@id`, in all languages.
 */
function siteAndOwner({ siteUrl, company }: PageFacts): [OrganizationLeaf, WebSiteLeaf] {
  const url = canonicalAddress(siteUrl, 'home', defaultLocale);
  const owner = `${siteUrl}/#organization`;
  return [
    {
      '@type': 'Organization',
      '@id': owner,
      name: company.name,
      url,
      logo: `${siteUrl}/apple-touch-icon.png`,
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'customer support',
        email: company.supportEmail,
        availableLanguage: locales,
      },
    },
    {
      '@type': 'WebSite',
      '@id': `${siteUrl}/#website`,
      name: company.name,
      url,
      inLanguage: locales,
      publisher: { '@id': owner },
    },
  ];
}

/** Returns the breadcrumbs from the home page, which has the company's name, to the page itself. */
function breadcrumbs({ siteUrl, company, route, tree, title, above }: PageFacts): BreadcrumbListLeaf {
  const steps = [{ route: 'home' as const, title: company.name }, ...above, { route, title }];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.title,
      item: canonicalAddress(siteUrl, step.route, tree),
    })),
  };
}

/** Returns a page's schema.org data. */
export function structuredData(facts: PageFacts): StructuredData {
  const context = { '@context': 'https://schema.org' } as const;
  return facts.route === 'home' ? { ...context, '@graph': siteAndOwner(facts) } : { ...context, ...breadcrumbs(facts) };
}

const escapeCharacter = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** Returns JSON for a script element. Escapes `<`, `>` and `&`, so that no text can end the element. */
export const scriptText = (data: StructuredData): string => JSON.stringify(data).replace(/[<>&]/g, escapeCharacter);
