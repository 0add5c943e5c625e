import { expect, test } from './support/test';
import type { Visitor } from './support/visitor';

async function choose(visitor: Visitor, lang: string): Promise<void> {
  await visitor.find('[popovertarget=menu-language]').click();
  await visitor.find(`#menu-language a[lang=${lang}]`).click();
}

test('the language selector replaces the history entry, keeps query and hash, and stores the locale', async ({
  visitor,
}) => {
  await visitor.open('/en/market');
  await visitor.openHydrated('/en/trade/faq?x=1#demo');
  const before = await visitor.historyLength();
  await choose(visitor, 'de');
  await visitor.expectAddress('/de/trade/faq?x=1#demo');
  await visitor.find('html').expectAttribute('lang', 'de');
  await visitor.expectHistoryLength(before);
  await visitor.expectStoredLocale('de');
  await visitor.page.back();
  await visitor.expectAddress('/en/market');
});

test('a bare page redirects to the stored language without a history entry', async ({ visitor }) => {
  await visitor.open('/de/contacts');
  await visitor.expectStoredLocale('de');
  const before = await visitor.historyLength();
  await visitor.page.evaluate(() => void setTimeout(() => window.location.assign('/terms?x=1#main')));
  await visitor.expectAddress('/de/terms?x=1#main');
  await visitor.expectHistoryLength(before + 1);
  await visitor.page.back();
  await visitor.expectAddress('/de/contacts');
  await visitor.open('/');
  await visitor.expectAddress('/de');
});

test('nothing of a page is laid out that redirects to the stored language', async ({ visitor }) => {
  await visitor.open('/de/contacts');
  const laidOut = await visitor.read(async () => {
    const tab = window.open('/terms');
    if (!tab) throw new Error('No tab was opened.');
    const seen: string[] = [];
    // Timers are slow in a tab that is not in front; messages are not.
    const { port1, port2 } = new MessageChannel();
    while (tab.location.pathname !== '/de/terms' || tab.document.readyState !== 'complete') {
      const { pathname } = tab.location;
      if (tab.document.body?.getClientRects().length) seen.push(pathname);
      await new Promise((resolve) => {
        port1.onmessage = resolve;
        port2.postMessage(null);
      });
    }
    return [...new Set(seen)].filter((pathname) => pathname !== 'blank');
  });
  expect(laidOut).not.toContain('/terms');
});
