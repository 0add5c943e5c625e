import { pageFile } from '../../finish/manifest';
import { contradictionsIn, type Fault, faq, faqAddress, siteUrl, soundFiles, withFault } from './sound-site';

it('finds nothing in a sound site', () => {
  expect(contradictionsIn(soundFiles)).toEqual([]);
});

describe('reports', () => {
  it.each<Fault>([
    [
      'another language than the address says',
      faq,
      '<html lang="de"',
      '<html lang="en"',
      `${faq}: is in “de” by its address, but its lang is “en”.`,
    ],
    [
      'a twin in another language than its link says',
      '/fr/terms.html',
      '<html lang="fr"',
      '<html lang="de"',
      `/en/terms.html: names ${siteUrl}/fr/terms as its twin in “fr”, but that page’s lang is “de”.`,
    ],
    [
      'a missing canonical address',
      faq,
      /<link rel="canonical"[^>]*>/,
      '',
      `${faq}: must name ${faqAddress} as canonical, but names nothing.`,
    ],
    [
      'a bare page that is its own canonical',
      '/terms.html',
      `<link rel="canonical" href="${siteUrl}/en/terms"`,
      `<link rel="canonical" href="${siteUrl}/terms"`,
      `/terms.html: must name ${siteUrl}/en/terms as canonical, but names “${siteUrl}/terms”.`,
    ],
    [
      'two canonical addresses',
      faq,
      '</head>',
      `<link rel="canonical" href="${siteUrl}/de/terms"></head>`,
      `${faq}: must name ${faqAddress} as canonical, but names “${faqAddress}”, “${siteUrl}/de/terms”.`,
    ],
    [
      'a missing hreflang',
      faq,
      /<link rel="alternate" hrefLang="fr"[^>]*>/i,
      '',
      `${faq}: lacks the hreflang “fr ${siteUrl}/fr/trade/faq”.`,
    ],
    [
      'a twin that does not answer',
      faq,
      /<link rel="alternate" hrefLang="fr"[^>]*>/i,
      '',
      `/fr/trade/faq.html: names ${faqAddress} as its twin, which does not name ${siteUrl}/fr/trade/faq in return.`,
    ],
    [
      'a relative hreflang',
      faq,
      `hrefLang="fr" href="${siteUrl}/fr/trade/faq"`,
      'hrefLang="fr" href="/fr/trade/faq"',
      `${faq}: names /fr/trade/faq as its twin, but no page is listed there.`,
    ],
    [
      'a hreflang to another page',
      faq,
      `hrefLang="fr" href="${siteUrl}/fr/trade/faq"`,
      `hrefLang="fr" href="${siteUrl}/fr/terms"`,
      `${faq}: has the hreflang “fr ${siteUrl}/fr/terms”, which is not its twin.`,
    ],
    [
      'a hreflang named twice',
      faq,
      '</head>',
      `<link rel="alternate" hreflang="de" href="${faqAddress}"></head>`,
      `${faq}: has the hreflang “de ${faqAddress}” twice.`,
    ],
    [
      'a listed page that says noindex',
      faq,
      '</head>',
      '<meta name="robots" content="noindex, follow"></head>',
      `${faq}: is to be listed, but its robots meta says “noindex, follow”.`,
    ],
    [
      'a page in the sitemap that says noindex',
      faq,
      '</head>',
      '<meta name="robots" content="none"></head>',
      `/sitemap.xml: lists ${faqAddress}, but ${faq} says noindex.`,
    ],
    [
      'a login page that may be listed',
      '/auth/login.html',
      '<meta name="robots" content="noindex"/>',
      '',
      '/auth/login.html: is listed nowhere, but does not say noindex.',
    ],
    [
      'a canonical address beside noindex',
      '/auth/login.html',
      '</head>',
      '<link rel="canonical" href="https://www.example.com/en/auth/login"></head>',
      '/auth/login.html: says noindex, but names “https://www.example.com/en/auth/login” as canonical.',
    ],
    [
      'a redirect that contradicts the canonical address',
      '/index.html',
      '</head>',
      '<noscript><meta http-equiv="refresh" content="0; url=/de"></noscript></head>',
      `/index.html: sends visitors to ${siteUrl}/de, but its canonical is ${siteUrl}/en.`,
    ],
  ])('%s', (_name, file, text, replacement, sentence) => {
    expect(contradictionsIn(withFault(file, text, replacement))).toContain(sentence);
  });

  it('a file that is no page of the site and may be listed', () => {
    const files = new Map(soundFiles).set('/old.html', '<!DOCTYPE html><html><head></head></html>');
    expect(contradictionsIn(files)).toEqual(['/old.html: is no page of src/routes.ts, but does not say noindex.']);
  });

  it('a page that was not built, at each of its twins', () => {
    const files = new Map(soundFiles);
    files.delete(pageFile('market', 'fr'));
    const found = contradictionsIn(files);
    for (const file of ['/market.html', '/en/market.html', '/de/market.html'])
      expect(found).toContain(`${file}: names ${siteUrl}/fr/market as its twin, but no page is listed there.`);
    expect(found).toContain(`/sitemap.xml: lists ${siteUrl}/fr/market, but no page is listed there.`);
  });
});
