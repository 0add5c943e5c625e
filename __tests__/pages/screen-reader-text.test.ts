import { differences, pages } from './built-site';

/* Tests for markup that screen readers read badly. Each case was found with Orca in Firefox. */

const squeezed = (text: string): string => text.replace(/\s+/g, ' ').trim();

it('no built page has an empty element of ARIA role status, a group without an accessible name, or text announced twice', () => {
  expect(
    differences(pages, ({ $ }) => {
      const found = (selector: string) =>
        $(selector)
          .get()
          .map((element) => $.html(element).slice(0, 80));
      return {
        'empty status, read as “statusbar”': [found('[role=status]:empty, output'), []],
        'live region that is said once for each inserted paragraph': [found('[aria-live=polite][aria-atomic]'), []],
        'figure whose caption is read as its name and as its text': [found('figure:has(figcaption)'), []],
        'group without a name': [
          found('[role=group]:not([aria-label], [aria-labelledby]), fieldset:not(:has(legend))'),
          [],
        ],
      };
    }),
  ).toEqual([]);
});

it('the accessible name of every control on built pages contains the control’s visible text', () => {
  expect(
    differences(pages, ({ $ }) => {
      const lacking = $('a[aria-label], button[aria-label], summary[aria-label], input[aria-label]')
        .get()
        .map((element) => {
          const control = $(element);
          const seen = control.clone().find('[aria-hidden=true], svg, [class*=visuallyHidden]').remove().end().text();
          return { name: control.attr('aria-label') ?? '', seen: squeezed(seen) };
        })
        .filter(({ name, seen }) => !name.includes(seen));
      return { 'names without their words': [lacking, []] };
    }),
  ).toEqual([]);
});
