import { expect, test } from './support/test';

test.use({ conditions: { reducedMotion: true } });

/** Whether the height of an accordion item has intermediate values while it opens. */
const opensGradually = async (): Promise<boolean> => {
  const item = document.querySelector<HTMLElement>('main details')!;
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const heights = [item.offsetHeight];
  item.querySelector('summary')!.click();
  for (let still = 0; still < 10;) {
    await nextFrame();
    still = heights.at(-1) === item.offsetHeight ? still + 1 : 0;
    heights.push(item.offsetHeight);
  }
  return heights.some((height) => height > heights[0]! && height < heights.at(-1)!);
};

test('with reduced motion, an accordion item opens at once, and no animation runs', async ({ visitor }) => {
  await visitor.openHydrated('/en/trade/faq');
  await visitor.expectThat(() => window.matchMedia('(prefers-reduced-motion: reduce)').matches, true);
  expect(await visitor.read(opensGradually)).toBe(false);
  await visitor.find('main details[open]').expect({ count: 1 });
  await visitor.expectThat(() => document.getAnimations().length, 0);
});
