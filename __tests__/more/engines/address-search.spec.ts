import { test } from './support/test';

/** Browsers refuse more than 100 or 200 updates of the history within ten seconds, and links with them. */
const updates = 300;

/** Changes a field many times in a few seconds, the last time to `last`, and marks the document then. */
const sweep = (css: string, last: string, count: number): void => {
  const field = document.querySelector<HTMLInputElement>(css)!;
  // React does not see a value that is set on the element itself.
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
  test(`links work after 300 changes of ${what} within seconds, and going back restores the last value`, async ({
    visitor,
    outside,
  }) => {
    // A frame that takes the focus while it loads would scroll the page between press and release.
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
