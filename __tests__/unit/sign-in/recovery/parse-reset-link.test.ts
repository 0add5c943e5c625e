import { withoutResetLink } from '../../../../src/i18n/without-reset-link';
import { parseResetLink } from '../../../../src/sign-in/recovery/parse-reset-link';

const token = 'aB3_x-9Zq';
const ada = { email: 'ada@example.com', token };

/** The query and fragment of a URL, after the browser has normalised them. */
function opened(suffix: string): string {
  const { search, hash } = new URL(suffix, 'https://site.example/auth/reset-password');
  return search + hash;
}

const read = (suffix: string) => parseResetLink(opened(suffix));

it.each([
  ['?email=ada%40example.com&token=aB3_x-9Zq'],
  ['?token=aB3_x-9Zq&email=ada@example.com&utm_source=mail#top'],
  ['?Email=ada@example.com&TOKEN=aB3_x-9Zq'],
  ['?email=ada@example.com&amp;token=aB3_x-9Zq'],
  ['?email=ada@example.com&#38;token=aB3_x-9Zq'],
  ['?email=ada@example.com&#x26;token&#61;aB3_x-9Zq'],
  ['?email=ada%40example.com%26token=aB3_x-9Zq'],
  ['?email%253Dada%2540example.com%2526token%253DaB3_x-9Zq'],
  ['?email=ada%252540example.com&token=aB3_x-9Zq'],
  ['#email=ada@example.com&token=aB3_x-9Zq'],
  ['?email=ada@example.com#token=aB3_x-9Zq'],
  ['?%20email=ada@example.com%20&%E2%80%8Btoken=aB3_%C2%ADx-9Zq'],
  // A link copied from the source of a quoted-printable mail.
  ['?email=3Dada@example.com&token=3DaB3_x-9Zq'],
  ['?email=3Dada=40example.com&amp;token=3DaB3_x-9Zq'],
  ['?email=3Dada@exam=\r\nple.com&token=3DaB3_=\nx-9Zq'],
  ['?email=ada@exam=ple.com&token=aB3_=0Ax-9Zq'.replace('=0A', '=%0A')],
  // A link that was wrapped over two lines and copied with spaces.
  ['?email=ada@example.com&token=aB3_%0D%0A  x-9Zq'],
  ['?email=ada@example.com&token=aB3_x-9Zq).'],
  ['?email=ada@example.com&token=aB3_x-9Zq%3E,'],
  ['?email=ada@example.com&token=aB3_x-9Zq]'],
  ['?email=ada@example.com&token=aB3_x-9Zq”'],
  ['?email=ada@example.com&token=aB3_x-9Zq**'],
  ['?email=mailto:ada@example.com&token=aB3_x-9Zq'],
  ['?email=mailto%3A//ada@example.com&token=aB3_x-9Zq'],
  ['?email=mailto:ada@example.com&email=ada@example.com&token=aB3_x-9Zq'],
  ['?email=[ada@example.com](mailto:ada@example.com)&token=aB3_x-9Zq'],
  ['?email=ada@example.com(mailto:ada@example.com)&token=aB3_x-9Zq'],
  ['?email=ada@example.com[mailto:ada@example.com]&token=aB3_x-9Zq'],
  ['?email=ada@example.com<mailto:ada@example.com>&token=aB3_x-9Zq'],
  ['?email=<ada@example.com>&token="aB3\\_x-9Zq"'],
  ['?email=ada@example.com&token=aB3_x-9Zq</a>'],
])(
  'e-mail and token are read from a password reset link that ends with %s, also if a mail program changed it',
  (suffix) => {
    expect(read(suffix)).toEqual(ada);
  },
);

it.each([
  ['?email=ada+news@example.com&token=a+b/c', 'ada+news@example.com', 'a+b/c'],
  ['?email=ada%2Bnews@example.com&token=a%2Bb', 'ada+news@example.com', 'a+b'],
  ['?email=tom%26jerry=x%40example.com&token=a', 'tom&jerry=x@example.com', 'a'],
  ['?email=o%27brien@example.com&token=eyJh.eyJi.c-_d', "o'brien@example.com", 'eyJh.eyJi.c-_d'],
  ['?email=müller@münchen.de&token=YWI=', 'müller@münchen.de', 'YWI='],
  ['?email=ada@example.com&token=YWJjZA%3D%3D--9f', 'ada@example.com', 'YWJjZA==--9f'],
])('the password reset link that ends with %s is read as the e-mail %s and the token %s', (suffix, email, whole) => {
  expect(read(suffix)).toEqual({ email, token: whole });
});

it.each([
  [''],
  ['?x=1#top'],
  ['?email=ada@example.com'],
  ['?token=aB3_x-9Zq'],
  ['?email=ada@example.com&token='],
  ['?email=&token=aB3_x-9Zq'],
  ['?email=ada&token=aB3_x-9Zq'],
  ['?email=ada@example.com&tokne=aB3_x-9Zq'],
  ['?email=ada@example.com&token=aB3_%E2'],
  ['?email=ada@example.com&token=aB3_…'],
  ['?email=ada@example.com&token=aB3_...'],
  ['?email=ada@example.com&token=YWJj='],
  ['?email=ada@example.com&token=aB3_ x-9Zq'],
  ['?email=ada%20news@example.com&token=aB3_x-9Zq'],
  ['?email=ada@example.com&token=3DaB3_x-9Zq'],
  ['?email=ada@example.com&email=bert@example.com&token=aB3_x-9Zq'],
  ['?email=ada@example.com&token=aB3_x-9Zq&amp;token=def'],
  ['?email=ada@example.com%26token%3Ddef&token=aB3_x-9Zq'],
  ['?email=tom&jerry@example.com&token=aB3_x-9Zq'],
  ['?email=[eve@example.com](mailto:ada@example.com)&token=aB3_x-9Zq'],
  ['?email=mailto:eve@example.com&email=ada@example.com&token=aB3_x-9Zq'],
])('the page for a new password refuses a reset link that ends with %j as incomplete or ambiguous', (suffix) => {
  expect(read(suffix)).toBeUndefined();
});

it.each([
  ['?email=ada@example.com&token=aB3_x-9Zq&utm_source=x#main', '?utm_source=x#main'],
  ['?x=1&amp;Token=aB3_x-9Zq', '?x=1'],
  ['?x=1%26token%3DaB3_x-9Zq', ''],
  ['?email=ada@example.com&token=aB3_&x-9Zq&y=ada@example.com', ''],
  ['?a=1#e-mail=ada@example.com', '?a=1'],
  ['?a=1&tokn=aB3_x-9Zq', '?a=1'],
  ['?reset_token=aB3_x-9Zq', ''],
  ['?emial=ada@example.com', ''],
  ['?%74oken=aB3_x-9Zq', ''],
  ['?to%E2%80%8Bken=aB3_x-9Zq', ''],
  ['?email=ada@example.com&#38;token=aB3_x-9Zq', ''],
])('removing e-mail and token of a password reset link turns the URL’s end %s into %j', (suffix, left) => {
  expect(withoutResetLink(opened(suffix))).toBe(left);
});

it.each([
  ['?utm_medium=email&utm_campaign=token#email'],
  ['?q=token%20sale&from=ada@example.com#main'],
  ['?utm_term=a&theme=en&time=1&tenant=2&tag=3&y=%2F'],
])('the query or hash %s is not mistaken for a password reset link, and stays in the URL', (suffix) => {
  expect(withoutResetLink(opened(suffix))).toBe(opened(suffix));
});
