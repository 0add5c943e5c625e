/** @jest-environment jsdom */
import fc from 'fast-check';
import { createNavigation, type NavigationRequest } from '../../../src/navigation/navigation';

/** A fake browser with a history, in which pages arrive when the test says so. */
function openBrowser() {
  const entries = ['/start'];
  const links: Element[] = [];
  const loads: ((canShow: boolean) => void)[] = [];
  let at = 0;
  let shown = '/start';
  let opening: NavigationRequest | undefined;

  const show = ({ entry, to }: NavigationRequest) => {
    shown = to;
    if (entry === 'new') at += 1;
    entries.splice(at, entry === 'new' ? entries.length : 1, to);
  };
  const begin = () =>
    createNavigation({
      load: () => new Promise((answer) => loads.push(answer)),
      show,
      open: (request) => (opening = request),
      stop: () => (opening = undefined),
    });
  let navigation = begin();

  return {
    click: (to: string, entry: NavigationRequest['entry'] = 'new') => {
      const link = document.createElement('a');
      links.push(link);
      void navigation.go({ to, entry, link });
    },
    /** Navigates as a form does after it was sent. */
    lead: (to: string) => void navigation.go({ to, entry: 'new' }),
    back: () => {
      if (at === 0) return;
      at -= 1;
      // If a document is still loading when the visitor goes back, browsers stop loading it.
      opening = undefined;
      void navigation.go({ to: entries[at]!, entry: 'already there' });
    },
    type: () => navigation.handleTyping(),
    answer: async (which: number, canShow: boolean) => {
      loads.splice(which % (loads.length || 1), 1)[0]?.(canShow);
      await new Promise(process.nextTick);
    },
    /** Lets a requested document, if there is one, finish loading and replace the current document. */
    arrive: () => {
      if (!opening) return;
      show(opening);
      opening = undefined;
      links.length = 0;
      loads.length = 0;
      navigation = begin();
    },
    /**
     * The visitor returns from another document by Back, and the browser restores the page from its back/forward cache.
     */
    comeBack: () => navigation.handleReturn(),
    /** The history as text. The current entry is in brackets, with the page that is shown. */
    history: () => entries.map((entry, index) => (index === at ? `[${shown}]` : entry)).join(' '),
    address: () => entries[at],
    shown: () => shown,
    pending: () => loads.length,
    /** Which clicked links have `aria-busy`: 0 is the link clicked last, 1 the link clicked before, and so on. */
    busy: () => links.toReversed().flatMap((link, index) => (link.getAttribute('aria-busy') === 'true' ? [index] : [])),
  };
}

type Browser = ReturnType<typeof openBrowser>;
type Step = (browser: Browser) => unknown;

const click = (to: string) => (browser: Browser) => browser.click(to);
const language = (to: string) => (browser: Browser) => browser.click(to, 'same');
const lead = (to: string) => (browser: Browser) => browser.lead(to);
const answer = (which: number) => (browser: Browser) => browser.answer(which, true);
const fail = (browser: Browser) => browser.answer(0, false);
const back = (browser: Browser) => browser.back();
const type = (browser: Browser) => browser.type();
const arrive = (browser: Browser) => browser.arrive();
const comeBack = (browser: Browser) => browser.comeBack();

test.each<[string, history: string, Step[]]>([
  ['a click on a link to /a', '/start [/a]', [click('/a'), answer(0)]],
  ['typing into a field while a link to /a loads', '[/start]', [click('/a'), type, answer(0)]],
  ['typing into a field while a sent form leads to /sent', '/start [/sent]', [lead('/sent'), type, answer(0)]],
  [
    'Back to /start and, before /start is shown, a click on a link to /b and typing into a field',
    '[/start] /a',
    [click('/a'), answer(0), back, click('/b'), type, answer(2)],
  ],
  [
    'Back, a visit to /b, and typing into a field while a link to /c loads',
    '/start [/b]',
    [click('/a'), answer(0), back, answer(0), click('/b'), answer(0), click('/c'), type],
  ],
  ['a click on a link to /a#x that opens a new document', '/start [/a#x]', [click('/a#x'), fail, arrive]],
  ['a click on a language link to /de?q=1 that opens a new document', '[/de?q=1]', [language('/de?q=1'), fail, arrive]],
  [
    'leaving for a new document and a return from the back/forward cache',
    '[/start]',
    [click('/a'), fail, comeBack, arrive],
  ],
  ['typing into a field while /a loads as a new document', '[/start]', [click('/a'), fail, type, arrive]],
  ['Back to /start, which opens a new document', '[/start] /a', [click('/a'), answer(0), back, fail, arrive]],
])('after %s, the browser history is “%s”, where brackets mark the visible page', async (_, history, steps) => {
  const browser = openBrowser();
  for (const step of steps) await step(browser);
  while (browser.pending() > 0) await browser.answer(0, true);
  expect(browser.history()).toBe(history);
  expect(browser.busy()).toEqual([]);
});

it('after any sequence of clicks, Back and slow responses, the page matches the URL, and a final click shows its target', async () => {
  const page = fc.constantFrom('/a', '/b?q=gold', '/c#faq');
  const step: fc.Arbitrary<Step> = fc.oneof(
    page.map(click),
    page.map(language),
    page.map(lead),
    fc.constantFrom<Step>(back, type, arrive, comeBack),
    fc.tuple(fc.nat(5), fc.boolean()).map(
      ([which, canShow]): Step =>
        (browser) =>
          browser.answer(which, canShow),
    ),
  );
  const end = fc.record({ clicked: fc.option(page, { freq: 2 }), newestFirst: fc.boolean(), canShow: fc.boolean() });
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { maxLength: 30, size: 'max' }),
      end,
      async (steps, { clicked, newestFirst, canShow }) => {
        const browser = openBrowser();
        for (const each of [...steps, ...(clicked === null ? [] : [click(clicked)])]) {
          await each(browser);
          expect([[], [0]]).toContainEqual(browser.busy());
        }
        while (browser.pending() > 0) await browser.answer(newestFirst ? browser.pending() - 1 : 0, canShow);
        browser.arrive();
        expect(browser.shown()).toBe(clicked ?? browser.address());
        expect(browser.address()).toBe(browser.shown());
        expect(browser.busy()).toEqual([]);
      },
    ),
    { numRuns: 2000 },
  );
});
