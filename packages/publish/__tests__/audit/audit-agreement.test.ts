import { contradictionsIn, type Fault, faq, faqAddress, siteUrl, withFault } from './sound-site';

describe('between a page and its metadata, reports', () => {
  it.each<Fault>([
    [
      'an og:url that is not canonical',
      '/terms.html',
      `<meta property="og:url" content="${siteUrl}/en/terms"`,
      `<meta property="og:url" content="${siteUrl}/terms"`,
      `/terms.html: has the canonical address ${siteUrl}/en/terms, but its og:url is “${siteUrl}/terms”.`,
    ],
    [
      'an og:title of another page',
      faq,
      '<meta property="og:title" content="de faq"',
      '<meta property="og:title" content="de terms"',
      `${faq}: is titled “de faq | Example”, but its og:title is “de terms”.`,
    ],
    [
      'another og:locale than the lang',
      faq,
      'property="og:locale" content="de_DE"',
      'property="og:locale" content="fr_FR"',
      `${faq}: is in “de”, so og:locale must be “de_DE”, but is “fr_FR”.`,
    ],
    [
      'a picture that is not published',
      faq,
      '/og/de/trade/faq.jpg',
      '/og/de/trade/fag.jpg',
      `${faq}: has the og:image ${siteUrl}/og/de/trade/fag.jpg, but no such file is published.`,
    ],
    [
      'breadcrumbs that lead elsewhere',
      faq,
      `"item":"${faqAddress}"`,
      `"item":"${siteUrl}/de/terms"`,
      `${faq}: has the canonical address ${faqAddress}, but its breadcrumbs end at “${siteUrl}/de/terms”.`,
    ],
    [
      'breadcrumbs over a page that is not there',
      faq,
      `"item":"${siteUrl}/de/trade"`,
      `"item":"${siteUrl}/trade"`,
      `${faq}: has structured data about “${siteUrl}/trade”, where no page is listed.`,
    ],
    [
      'breadcrumbs out of order',
      faq,
      '"position":2',
      '"position":3',
      `${faq}: has breadcrumbs that are not numbered from 1 on.`,
    ],
    [
      'a company with two names',
      '/fr.html',
      '"name":"Example"',
      '"name":"Exemple"',
      `/fr.html: says other things about ${siteUrl}/#organization than /index.html does.`,
    ],
    [
      'structured data without what it needs',
      '/en.html',
      '"logo":"https://www.example.com/apple-touch-icon.png",',
      '',
      '/en.html: has structured data of the type “Organization” without “logo”.',
    ],
    [
      'structured data that is broken',
      faq,
      '{"@context"',
      '{@context"',
      `${faq}: has structured data that is no JSON object.`,
    ],
    [
      'a type that search engines no longer show',
      faq,
      '"@type":"BreadcrumbList"',
      '"@type":"FAQPage"',
      `${faq}: has structured data of the type “FAQPage”, which this site does not use.`,
    ],
    [
      'a missing description',
      faq,
      /<meta name="description"[^>]*>/,
      '',
      `${faq}: must have one description, but has nothing.`,
    ],
    [
      'two pages of the same title',
      '/de/terms.html',
      /<title>[^<]*/,
      '<title>de market | Example',
      '/de/market.html: has the same title as /de/terms.html, “de market | Example”.',
    ],
  ])('%s', (_name, file, text, replacement, sentence) => {
    expect(contradictionsIn(withFault(file, text, replacement))).toContain(sentence);
  });
});

describe('between the site and its sitemap, reports', () => {
  it.each<Fault>([
    [
      'a page that the sitemap forgets',
      '/sitemap.xml',
      /<url>\s*<loc>[^<]*\/de\/trade\/faq<.*?<\/url>/s,
      '',
      `/sitemap.xml: does not list ${faqAddress} (${faq}).`,
    ],
    [
      'a bare page in the sitemap',
      '/sitemap.xml',
      `<loc>${siteUrl}/en/terms</loc>`,
      `<loc>${siteUrl}/terms</loc>`,
      `/sitemap.xml: lists ${siteUrl}/terms, but no page is listed there.`,
    ],
    [
      'a twin that the sitemap forgets',
      '/sitemap.xml',
      `<xhtml:link rel="alternate" hreflang="fr" href="${siteUrl}/fr"/>`,
      '',
      `/sitemap.xml: at ${siteUrl}/en lacks the hreflang “fr ${siteUrl}/fr”.`,
    ],
    [
      'a sitemap that robots.txt does not name',
      '/robots.txt',
      siteUrl,
      'https://example.com',
      `/robots.txt: must have the line “Sitemap: ${siteUrl}/sitemap.xml”.`,
    ],
    [
      'a robots.txt that hides noindex',
      '/robots.txt',
      'Allow: /',
      'Disallow: /auth/',
      '/robots.txt: “Disallow: /auth/” hides pages that have to be seen to say noindex.',
    ],
  ])('%s', (_name, file, text, replacement, sentence) => {
    expect(contradictionsIn(withFault(file, text, replacement))).toContain(sentence);
  });
});
