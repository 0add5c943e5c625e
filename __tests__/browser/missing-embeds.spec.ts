import de from '../../locales/de/embeds.json';
import en from '../../locales/en/embeds.json';
import fr from '../../locales/fr/embeds.json';
import { openHydrated } from './support/react';
import { expect } from './support/test';
import { shifts, test, watchShifts } from './support/third-parties';

test.use({ viewport: { width: 390, height: 844 } });

for (const [path, { retry, charts }] of [
  ['/en/terms', en],
  ['/de/terms', de],
  ['/fr/terms', fr],
] as const)
  test(`${path} shows six missing charts on less than one screen, with one way to try again`, async ({
    page,
    context,
    thirdParties,
  }) => {
    await watchShifts(context);
    await thirdParties.behave('refused');
    await openHydrated(page, path);
    const group = page.getByRole('group', { name: charts.title });
    await group.evaluate((element) => element.scrollIntoView({ block: 'start' }));
    await expect(group).toHaveAttribute('data-missing', 'true');
    await expect(group.getByRole('link')).toHaveCount(6);
    await expect(group.getByRole('button', { name: retry })).toHaveCount(1);
    expect((await group.boundingBox())?.height).toBeLessThan(844);
    expect(await shifts(page)).toBeLessThanOrEqual(0.01);
  });

for (const [path, name, { retry, failed }] of [
  ['/en', en.calendar.title, en],
  ['/de/terms', de.quotes.title, de],
  ['/fr/contacts', fr.map.title, fr],
] as const)
  test(`${path} says in a low row what is missing, and makes room when it comes after all`, async ({
    page,
    context,
    thirdParties,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await watchShifts(context);
    await thirdParties.behave('refused');
    await openHydrated(page, path);
    const place = page.getByRole('group', { name, exact: true });
    const height = async () => (await place.boundingBox())?.height ?? 0;
    const full = await height();
    // The next thing to be scrolled to: it fails before it is seen.
    await place.evaluate((element) => scrollBy(0, element.getBoundingClientRect().top - innerHeight - 50));
    await expect.poll(height).toBeLessThan(200);
    await place.scrollIntoViewIfNeeded();
    await expect(place.getByText(failed.unreachable)).toBeInViewport();
    await expect(place.getByRole('link').last()).toBeInViewport();
    expect(await shifts(page)).toBeLessThanOrEqual(0.01);
    await thirdParties.behave('fine');
    await place.getByRole('button', { name: retry }).click();
    await expect.poll(height).toBe(full);
  });
