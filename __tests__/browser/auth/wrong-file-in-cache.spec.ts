import { createServer, type Server } from 'node:http';
import { portOf } from '../../../packages/tools/port-of';
import { authForm, authStringsOf, submitLabel } from '../support/auth-form';
import { pathOf } from '../support/pages';
import { expect, origin, test } from '../support/test';

// A file of the wrong type is a console error.
test.use({ faultsExpected: true });

const kept = { 'Cache-Control': 'public, max-age=31536000, immutable', 'X-Content-Type-Options': 'nosniff' };

/** The site behind a proxy that answers once for each matching file with a page, to be kept for a year. */
async function startProxy(wrong: RegExp): Promise<{ server: Server; url: string }> {
  const answered = new Set<string>();
  const server = createServer((request, response) => {
    const { url = '' } = request;
    if (wrong.test(url) && !answered.has(url)) {
      answered.add(url);
      response
        .writeHead(200, { ...kept, 'Content-Type': 'text/html' })
        .end('<!doctype html><title>Sign in to the Wi-Fi');
      return;
    }
    void fetch(origin + url).then(async (answer) => {
      const headers = [...answer.headers].filter(
        ([name]) => !/^(?:content-(?:encoding|length)|connection)$/.test(name),
      );
      response.writeHead(answer.status, Object.fromEntries(headers)).end(Buffer.from(await answer.arrayBuffer()));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, url: `http://127.0.0.1:${portOf(server)}` };
}

for (const [part, wrong] of [
  ['the forms', /\/auth-form-[^/]*\.js$/],
  ['the page’s template', /\/component---src-templates-auth-page-[^/]*\.js$/],
  ['the app', /\/app-[^/]*\.js$/],
] as const)
  test(`a wrong file that the cache keeps in the place of ${part} is fetched again on another try`, async ({
    page,
  }) => {
    const { server, url } = await startProxy(wrong);
    try {
      await page.goto(`${url}${pathOf('login', 'de')}`);
      await expect(page.getByText(authStringsOf('de').notLoaded)).toBeVisible();
      await page
        .getByRole('alert')
        .getByRole('link', { name: authStringsOf('de').form.tryAgain })
        .click();
      await expect(authForm(page).submit).toHaveText(submitLabel('login', 'de'));
    } finally {
      server.closeAllConnections();
      server.close();
    }
  });
