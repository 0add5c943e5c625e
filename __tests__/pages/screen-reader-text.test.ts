import { pendingLimit } from '../../src/auth/pending-login';
import { locales } from '../../src/i18n/locales';
import { eachPage, pageOf, textOf } from './built-site';

/* What a screen reader would read badly, found in the static HTML. Each was heard with Orca over Firefox. */

const squeezed = (text: string): string => text.replace(/\s+/g, ' ').trim();

test.each(eachPage)('%s says nothing that is empty or doubled', (_path, { $ }) => {
  const named = (selector: string) =>
    $(selector)
      .get()
      .map((element) => $.html(element).slice(0, 80));
  // Read as “statusbar”, even while it is empty.
  expect(named('[role=status]:empty, output')).toEqual([]);
  // Said once for each paragraph that is inserted.
  expect(named('[aria-live=polite][aria-atomic]')).toEqual([]);
  // Read twice: as the name of the figure, and as its text.
  expect(named('figure:has(figcaption)')).toEqual([]);
  expect(named('[role=group]:not([aria-label], [aria-labelledby]), fieldset:not(:has(legend))')).toEqual([]);
});

test.each(eachPage)('%s has the words that are seen on a control in its accessible name', (_path, { $ }) => {
  const lacking = $('a, button, summary, input')
    .get()
    .map((element) => {
      const control = $(element);
      const seen = control.clone().find('[aria-hidden=true], svg, [class*=visuallyHidden]').remove().end().text();
      return { name: control.attr('aria-label'), seen: squeezed(seen) };
    })
    .filter(({ name, seen }) => name !== undefined && !name.includes(seen));
  expect(lacking).toEqual([]);
});

test.each(locales)('%s: the page that asks for a code says how long the visitor has', (locale) => {
  expect(textOf(pageOf('twoFactor', locale).$, 'main h1 + p')).toMatch(
    new RegExp(`\\b${pendingLimit / 60_000} minute`, 'i'),
  );
});

test.each(locales)('%s: the heading of a market stands above its figure', (locale) => {
  const { $ } = pageOf('market', locale);
  const texts = $('main li:has(h3):has(small)')
    .get()
    .map((card) => squeezed($(card).text()));
  expect(texts).toHaveLength(5);
  for (const [index, text] of texts.entries())
    expect(text).toMatch(new RegExp(`^${squeezed($('main li:has(small) h3').eq(index).text())}`));
});
