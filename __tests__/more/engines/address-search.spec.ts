import { test } from './support/test';

/**
 * More history updates than the 100 or 200 that browsers allow within ten seconds. Above their limit, browsers also
 * ignore clicks on links.
 */
const updates = 300;

/** Changes a field `count` times within a few seconds, the last time to `last`. */
const sweep = (css: string, last: string, count: number): void => {
  const field = document.querySelector<HTMLInputElement>(css)!;
  // React ignores a value that is set through the element's own property, so the setter of the prototype is used.
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!;
  const change = (left: number): void => {
    set!.call(field, left === 1 ? last : String((left % 40) + 1));
    field.dispatchEvent(new Event('input', { bubbles: true }));
    if (left === 1) document.documentElement.dataset.swept = '';
    else if (left % 10 === 0) setTimeout(change, 0, left - 1);
    else change(left - 1);
  };
  change(count);
};

for (const [what, path, css, last, query] of [
  ['the price-move slider', '/en/terms', 'main form input[type=range][max="50"]', '50', '?move=50'],
  ['the instrument search', '/en/market', 'main [role=search] input[type=search]', 'gold', '?q=gold'],
] as const)
  test(`after 300 changes of ${what} within seconds, links still work, and Back restores the last value`, async ({
    visitor,
    outside,
  }) => {
    // Connections to third parties are refused: a chart that takes the focus while it loads would scroll the page in
    // the middle of a click.
    outside.behave('refused');
    await visitor.openHydrated(path);
    await visitor.read(sweep, css, last, updates);
    await visitor.find('html[data-swept]').expect({ count: 1 });
    await visitor.find('footer a[href="/en/about-us"]').click();
    await visitor.expectAddress('/en/about-us');
    await visitor.find('h1').expect({ visible: true });
    await visitor.page.back();
    await visitor.expectAddress(path + query);
    await visitor.find(css).expect({ value: last });
  });

test('choosing a class of instruments during a search keeps the focus on the button of this class', async ({
  visitor,
}) => {
  await visitor.openHydrated('/en/market?q=gold');
  await visitor.find('main [role=search] button[aria-pressed=false]').click();
  await visitor.expectAddress('/en/market?q=gold#stocks');
  await visitor.find('main [role=search] button[aria-pressed=true]').expect({ focused: true });
});
