import { sitemap } from '../../finish/sitemap';

it('the sitemap lists a page with its alternates', () => {
  expect(sitemap('https://www.example.com', [{ route: 'faq', locale: 'de' }]))
    .toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
  <url>
    <loc>https://www.example.com/de/trade/faq</loc>
    <xhtml:link rel="alternate" hreflang="en" href="https://www.example.com/en/trade/faq"/>
    <xhtml:link rel="alternate" hreflang="de" href="https://www.example.com/de/trade/faq"/>
    <xhtml:link rel="alternate" hreflang="fr" href="https://www.example.com/fr/trade/faq"/>
    <xhtml:link rel="alternate" hreflang="x-default" href="https://www.example.com/en/trade/faq"/>
  </url>
</urlset>
`);
});
