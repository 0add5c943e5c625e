import { localeFacts, locales } from '../i18n/locales';
import { localeOf } from '../i18n/paths';
import { routes } from '../routes';
import { canonicalAddress } from './addresses';
import type { PageFacts } from './page-facts';
import { previewPicture, previewSize } from './preview-picture';

/** Open Graph and Twitter card tags. Pages that are `noindex` have no preview picture. */
export function LinkPreview({ facts }: { facts: PageFacts }) {
  const { siteUrl, company, route, tree, title, description } = facts;
  const own = localeOf(tree);
  const { indexable } = routes[route];
  const alt = `${company.name} – ${title}`;
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={company.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonicalAddress(siteUrl, route, tree)} />
      <meta property="og:locale" content={localeFacts[own].openGraph} />
      {locales
        .filter((locale) => locale !== own)
        .map((locale) => (
          <meta key={locale} property="og:locale:alternate" content={localeFacts[locale].openGraph} />
        ))}
      {indexable && (
        <>
          <meta property="og:image" content={siteUrl + previewPicture(route, own)} />
          <meta property="og:image:type" content="image/jpeg" />
          <meta property="og:image:width" content={String(previewSize.width)} />
          <meta property="og:image:height" content={String(previewSize.height)} />
          <meta property="og:image:alt" content={alt} />
          <meta name="twitter:image:alt" content={alt} />
        </>
      )}
      <meta name="twitter:card" content={indexable ? 'summary_large_image' : 'summary'} />
    </>
  );
}
