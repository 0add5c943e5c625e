import { expect, test } from './support/test';

test('the language menu shows the page in another language, keeps query and hash, replaces the history entry, and stores the choice', async ({
  visitor,
}) => {
  await visitor.open('/en/market');
  await visitor.openHydrated('/en/trade/faq?x=1#demo');
  const before = await visitor.historyLength();
  await visitor.find('[popovertarget=menu-language]').click();
  await visitor.find('#menu-language a[lang=de]').click();
  await visitor.expectAddress('/de/trade/faq?x=1#demo');
  await visitor.find('html').expect({ attributes: { lang: 'de' } });
  expect(await visitor.historyLength()).toBe(before);
  await visitor.expectThat(() => window.localStorage.getItem('locale'), 'de');
  await visitor.page.back();
  await visitor.expectAddress('/en/market');
});

/**
 * Opens a page without language prefix in a new tab. Returns the paths at which anything was laid out before the
 * redirect to German had finished.
 */
const pathsLaidOut = async (): Promise<string[]> => {
  const tab = window.open('/terms');
  if (!tab) throw new Error('No tab was opened.');
  const seen = new Set<string>();
  // Polls by messages, since timers are throttled in background tabs.
  const { port1, port2 } = new MessageChannel();
  while (tab.location.pathname !== '/de/terms' || tab.document.readyState !== 'complete') {
    const { pathname } = tab.location;
    if (tab.document.body?.getClientRects().length) seen.add(pathname);
    await new Promise((resolve) => {
      port1.onmessage = resolve;
      port2.postMessage(null);
    });
  }
  return [...seen];
};

test('an address without language prefix redirects to the stored language, without a history entry and before any layout', async ({
  visitor,
}) => {
  // Waits for hydration, because Firefox logs an error if a page is left while its scripts load.
  await visitor.openHydrated('/de/contacts');
  await visitor.expectThat(() => window.localStorage.getItem('locale'), 'de');
  expect(await visitor.read(pathsLaidOut)).not.toContain('/terms');
  const before = await visitor.historyLength();
  await visitor.page.evaluate(() => void setTimeout(() => window.location.assign('/terms?x=1#main')));
  await visitor.expectAddress('/de/terms?x=1#main');
  await visitor.expectHydrated();
  expect(await visitor.historyLength()).toBe(before + 1);
  await visitor.page.back();
  await visitor.expectAddress('/de/contacts');
  await visitor.expectHydrated();
  await visitor.open('/');
  await visitor.expectAddress('/de');
  await visitor.expectHydrated();
});
