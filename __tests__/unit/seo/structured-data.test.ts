import { scriptText, structuredData } from '../../../src/seo/structured-data';

it('in JSON-LD, the characters <, > and & of a page title are escaped, and parsing returns the original title', () => {
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
