/** @jest-environment jsdom */
import fc from 'fast-check';
import { createNavigation, type Wish } from '../../../src/navigation/navigation';

/** A browser with a history, in which answers arrive when a test says so. */
function openBrowser() {
  const entries = ['/start'];
  const links = new Set<Element>();
  const loads: { to: string; answer: (canShow: boolean) => void }[] = [];
  let at = 0;
  let shown = '/start';
  /** What the visitor wanted last, until it is shown or given up. */
  let wanted: Wish | undefined;
  /** What Back has led to, until it is shown. */
  let due: Wish | undefined;
  let opening: Wish | undefined;
  const unwanted: string[] = [];

  const show = (wish: Wish) => {
    if (wish.to !== wanted?.to || wish.entry !== wanted.entry || wish.link !== wanted.link) unwanted.push(wish.to);
    wanted = undefined;
    due = undefined;
    if (wish.entry === 'new') {
      at += 1;
      entries.splice(at, entries.length, wish.to);
    } else entries[at] = wish.to;
    shown = wish.to;
  };
  const begin = () =>
    createNavigation({
      load: (to) => new Promise((answer) => loads.push({ to, answer })),
      show,
      open: (wish) => (opening = wish),
      stop: () => (opening = undefined),
    });
  let navigation = begin();
  const go = (wish: Wish) => {
    wanted = wish;
    void navigation.go(wish);
  };

  return {
    click: (to: string, entry: 'new' | 'same' = 'new') => {
      const link = document.createElement('a');
      links.add(link);
      go({ to, entry, link });
    },
    /** What a form does when it has been sent. */
    lead: (to: string) => go({ to, entry: 'new' }),
    back: () => {
      if (at === 0) return;
      at -= 1;
      // Browsers stop loading a document then.
      opening = undefined;
      due = { to: entries[at]!, entry: 'already there' };
      go(due);
    },
    type: () => {
      if (wanted?.link) wanted = due;
      navigation.handleTyping();
    },
    /** Answers one of the requests under way. */
    answer: async (which: number, canShow: boolean) => {
      loads.splice(which % (loads.length || 1), 1)[0]?.answer(canShow);
      await new Promise(process.nextTick);
    },
    /** The document that is loading takes the place of this one. */
    arrive: () => {
      if (!opening) return;
      show(opening);
      opening = undefined;
      loads.length = 0;
      links.clear();
      navigation = begin();
    },
    /** The page was left for a document, and comes back from the back/forward cache. */
    comeBack: () => {
      if (wanted !== due) opening = undefined;
      wanted = due;
      navigation.handleReturn();
    },
    expectSound: () => {
      expect(unwanted).toEqual([]);
      const busy = [...links].filter((link) => link.getAttribute('aria-busy') === 'true');
      expect(busy).toEqual(wanted?.link ? [wanted.link] : []);
      if (opening) expect(opening).toEqual(wanted);
    },
    finish: async function finish() {
      while (loads.length > 0) await this.answer(0, true);
      this.arrive();
      expect(wanted).toBeUndefined();
      expect(shown).toBe(entries[at]);
    },
    history: () => entries.map((entry, index) => (index === at ? `[${entry}]` : entry)).join(' '),
    pending: () => loads.map(({ to }) => to),
  };
}

type Browser = ReturnType<typeof openBrowser>;
type Step = (browser: Browser) => unknown;

const click = (to: string) => (browser: Browser) => browser.click(to);
const language = (to: string) => (browser: Browser) => browser.click(to, 'same');
const lead = (to: string) => (browser: Browser) => browser.lead(to);
const answer = (which: number) => (browser: Browser) => browser.answer(which, true);
const fail = (which: number) => (browser: Browser) => browser.answer(which, false);
const back = (browser: Browser) => browser.back();
const type = (browser: Browser) => browser.type();
const arrive = (browser: Browser) => browser.arrive();
const comeBack = (browser: Browser) => browser.comeBack();

test.each<[string, Step[], string]>([
  ['a link', [click('/a'), answer(0)], '/start [/a]'],
  ['a slow link and then another', [click('/a'), click('/b'), answer(1), answer(0)], '/start [/b]'],
  ['two languages, one after the other', [language('/de'), language('/fr'), answer(1), answer(0)], '[/fr]'],
  ['Back while a link is slow', [click('/a'), answer(0), click('/b'), back, answer(0), answer(0)], '[/start] /a'],
  ['a link while Back is slow', [click('/a'), answer(0), back, click('/b'), answer(1), answer(0)], '/start [/b]'],
  ['typing while a link is slow', [click('/a'), type, answer(0)], '[/start]'],
  ['typing while a form leads on', [lead('/sent'), type, answer(0)], '/start [/sent]'],
  ['a page that cannot be shown', [click('/a#x'), fail(0), arrive], '/start [/a#x]'],
  ['a language whose page cannot be shown', [language('/de?q=1'), fail(0), arrive], '[/de?q=1]'],
  ['a link while a document loads', [click('/a'), fail(0), click('/b'), answer(0), arrive], '/start [/b]'],
  ['a page that comes back from the cache', [click('/a'), fail(0), comeBack], '[/start]'],
  ['typing while a document loads', [click('/a'), fail(0), type, arrive], '[/start]'],
  ['Back to a page that cannot be shown', [click('/a'), answer(0), back, fail(0), arrive], '[/start] /a'],
])('%s', async (_, steps, history) => {
  const browser = openBrowser();
  for (const step of steps) {
    await step(browser);
    browser.expectSound();
  }
  expect(browser.history()).toBe(history);
  expect(browser.pending()).toEqual([]);
});

it('shows what was wanted last, and leaves no link waiting, whatever happens in whatever order', async () => {
  const page = fc.constantFrom('/a', '/b?q=gold', '/c#faq');
  const step: fc.Arbitrary<Step> = fc.oneof(
    page.map(click),
    page.map(language),
    page.map(lead),
    fc.constantFrom<Step>(back, type, arrive, comeBack),
    fc.nat(5).map(answer),
    fc.nat(5).map(fail),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
      const browser = openBrowser();
      for (const each of steps) {
        await each(browser);
        browser.expectSound();
      }
      await browser.finish();
      browser.expectSound();
    }),
    { numRuns: 2000 },
  );
});
