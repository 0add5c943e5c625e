import fc from 'fast-check';
import { scriptText, structuredData } from '../../../src/seo/structured-data';

it('any title comes out of the script element as it went in, with nothing that ends the element or is decoded', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'grapheme' }),
        fc.constantFrom('</script><b>', '&lt;&amp;&#39;', '<!--<script>', '"\\'),
      ),
      (title) => {
        const data = structuredData({
          siteUrl: 'https://www.example.com',
          company: { name: 'Example', supportEmail: 'help@example.com' },
          route: 'terms',
          tree: 'en',
          title,
          description: '',
          above: [],
        })!;
        const text = scriptText(data);
        expect(text).not.toMatch(/[<>&]/);
        expect(JSON.parse(text)).toEqual(data);
      },
    ),
  );
});
