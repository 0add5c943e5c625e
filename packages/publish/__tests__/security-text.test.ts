import { securityText } from '../security-text';

it('names the contact and expires within a year of the commit', () => {
  const commit = new Date('2026-03-01T12:34:56Z');
  expect(securityText({ siteUrl: 'https://site.example', contact: 'help@site.example', commit })).toBe(
    `Contact: mailto:help@site.example
Expires: 2027-02-24T00:00:00.000Z
Preferred-Languages: en, de, fr
Canonical: https://site.example/.well-known/security.txt
`,
  );
});
