import { load } from 'cheerio';
import { seeds } from '../accounts/seeds';
import { ownSandbox, password, site } from './running-sandbox';
import { settings } from '../../../__tests__/support/page-copy';

const sandbox = ownSandbox();

const show = async (path: string, headers: Record<string, string> = {}) =>
  load((await sandbox.request(path, { headers })).text);

const loggedIn = async (more: object) => {
  const { headers } = await sandbox.login(await sandbox.account(more));
  return { Cookie: headers.getSetCookie()[0]?.split(';')[0] ?? '' };
};

describe.each(['/', '/inbox', '/terminal?locale=de', '/faults'])('the page %s', (path) => {
  it('has a language, a title, one heading and a label for every field, and runs no scripts', async () => {
    const $ = await show(path);
    expect($('html').attr('lang')).toBe(path.includes('de') ? 'de' : 'en');
    expect($('h1').text()).toBe($('title').text());
    expect($('main')).toHaveLength(1);
    expect($('input, select').filter((_, field) => $(field).closest('label').length === 0)).toHaveLength(0);
    expect($('script, [onclick], [style]')).toHaveLength(0);
    const { headers } = await sandbox.request(path);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  });
});

describe('the first page', () => {
  it('shows the seeded accounts, each of which behaves as it says', async () => {
    const $ = await show('/');
    const rows = $('tbody tr')
      .toArray()
      .map((row) =>
        $(row)
          .children()
          .toArray()
          .map((cell) => $(cell).text()),
      );
    expect(rows).toEqual(seeds.map(({ email, password, purpose }) => [email, password, purpose]));
    const answers = await Promise.all(seeds.map(({ email, password }) => sandbox.login(email, { password })));
    expect(answers.map(({ status, body }) => [status, ...Object.keys(body?.errors ?? {})])).toEqual([
      [200],
      [422, 'two_enabled'],
      [422, 'email'],
    ]);
  });

  it('starts over: the seeded accounts stay, all else goes', async () => {
    const email = await sandbox.account();
    await sandbox.post('/auth/forgot', { email });
    const { status } = await sandbox.request('/reset', { method: 'POST', headers: { Origin: sandbox.url() } });
    expect(status).toBe(303);
    expect((await sandbox.login(email)).status).toBe(401);
    expect(await sandbox.mails(email)).toEqual([]);
    expect((await sandbox.login(seeds[0]?.email ?? '', { password: seeds[0]?.password })).status).toBe(200);
  });
});

describe('the inbox', () => {
  it('shows mails with links to click, each in its language, newest first', async () => {
    const email = await sandbox.account();
    await sandbox.post('/auth/forgot', { email }, { language: 'en' });
    await sandbox.post('/auth/forgot', { email }, { language: 'de' });
    const $ = await show(`/inbox?to=${email}`);
    expect(
      $('article h2')
        .toArray()
        .map((heading) => [$(heading).text(), $(heading).attr('lang')]),
    ).toEqual([
      ['Wählen Sie ein neues Passwort', 'de'],
      ['Choose a new password', 'en'],
    ]);
    const [mail] = await sandbox.mails(email);
    expect($('article a').first().attr('href')).toBe(mail?.links[0]);
    expect(mail).toMatchObject({ to: email, subject: 'Wählen Sie ein neues Passwort', language: 'de' });
    expect(mail?.text).toContain(settings.company.name);
  });

  it('shows an odd address as it is', async () => {
    const email = "&lt{b}'o@example.com";
    await sandbox.post('/sandbox/accounts', { email, password });
    await sandbox.post('/auth/forgot', { email });
    const $ = await show(`/inbox?to=${encodeURIComponent(email)}`);
    expect($('article p').first().text()).toContain(`To ${email}, `);
  });

  it('says when it is empty', async () => {
    expect((await show('/inbox?to=nobody@example.com'))('main').text()).toContain('No mail has arrived.');
  });
});

describe('the terminal', () => {
  it.each([
    ['en', 'Trading terminal', 'Logged in: Jane Doe', 'Language: English'],
    ['de', 'Handelsterminal', 'Angemeldet: Jane Doe', 'Sprache: Deutsch'],
    ['fr', 'Terminal de trading', 'Connecté(e)\u00a0: Jane Doe', 'Langue\u00a0: Français'],
  ])('shows who is logged in and the locale (%s)', async (locale, title, who, language) => {
    const cookie = await loggedIn({ firstName: 'Jane', lastName: 'Doe' });
    const $ = await show(`/terminal?locale=${locale}`, cookie);
    expect($('html').attr('lang')).toBe(locale);
    expect($('h1').text()).toBe(title);
    expect($('main').text()).toContain(who);
    expect($('main').text()).toContain(language);
  });

  it.each(['', '?locale=xx', '?locale=__proto__'])('takes the browser’s language for %j', async (query) => {
    expect((await show(`/terminal${query}`, { 'Accept-Language': 'fr' }))('html').attr('lang')).toBe('fr');
  });

  it('shows a name as text', async () => {
    const cookie = await loggedIn({ firstName: '<script>alert(1)</script>', lastName: '{{email}}' });
    const $ = await show('/terminal?locale=en', cookie);
    expect($('script')).toHaveLength(0);
    expect($('main').text()).toContain('<script>alert(1)</script> {{email}}');
  });

  it('links to the login in its language for visitors who are not logged in', async () => {
    const $ = await show('/terminal?locale=de', { Cookie: 'session=forged' });
    expect($('main').text()).toContain('Niemand ist angemeldet.');
    expect($('main a').attr('href')).toBe(`${site}/de/auth/login`);
  });

  it('logs out', async () => {
    const cookie = await loggedIn({});
    const headers = { ...cookie, Origin: sandbox.url() };
    const out = await sandbox.request('/terminal/logout?locale=en', { method: 'POST', headers });
    expect([out.status, out.headers.get('location')]).toEqual([303, '/terminal?locale=en']);
    expect(out.headers.getSetCookie()).toEqual([expect.stringContaining('Max-Age=0')]);
    expect((await show('/terminal?locale=en', cookie))('main').text()).toContain('Nobody is logged in.');
  });
});
