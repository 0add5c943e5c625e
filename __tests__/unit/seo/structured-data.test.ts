import { scriptText, structuredData } from '../../../src/seo/structured-data';

it('any page title survives in the JSON-LD script element, without `<` and HTML entities in its text', () => {
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
