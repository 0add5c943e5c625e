import { scriptText, structuredData } from '../../../src/seo/structured-data';

it('any title comes out of the script element as it went in, with nothing that ends the element or is decoded', () => {
  const data = structuredData({
    siteUrl: 'https://www.example.com',
    company: { name: 'Example', supportEmail: 'help@example.com' },
    route: 'terms',
    tree: 'en',
    title: '</script><b> <!--<script> &lt;&amp;&#39; "\\',
    description: '',
    above: [],
  });
  expect(scriptText(data)).not.toMatch(/[<>&]/);
  expect(JSON.parse(scriptText(data))).toEqual(data);
});
