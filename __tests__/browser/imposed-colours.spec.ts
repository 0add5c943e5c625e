import { routePath } from '../../src/i18n/paths';
import { labelContrasts } from './support/label-contrast';
import { expect, test } from './support/test';

/* Tests with colours that a browser or visitor imposes. The required contrast is below 4.5, since anti-aliased thin
   letters never have their full colour. */

test.use({
  javaScriptEnabled: false,
  deviceScaleFactor: 2,
  // The CSP would block the inline style that hides the header in screenshots.
  bypassCSP: true,
  contextOptions: { reducedMotion: 'reduce' },
});

test('text labels in SVG diagrams have enough contrast in Chrome’s Auto Dark mode, with forced colours and in print', async ({
  page,
  context,
}) => {
  const devtools = await context.newCDPSession(page);
  const looks = {
    'Auto Dark': { colorScheme: 'dark' },
    'forced colours': { forcedColors: 'active', colorScheme: 'dark' },
    paper: { media: 'print' },
  } as const;
  for (const route of ['market', 'about', 'technicalAnalysis'] as const) {
    await page.goto(routePath(route, 'de'));
    for (const [name, media] of Object.entries(looks)) {
      await devtools.send('Emulation.setAutoDarkModeOverride', { enabled: name === 'Auto Dark' });
      await page.emulateMedia({ media: 'screen', colorScheme: 'light', forcedColors: 'none', ...media });
      const labels = await labelContrasts(page);
      expect(labels.length, `${route}, ${name}`).toBeGreaterThan(10);
      expect(
        labels.filter(({ contrast }) => contrast < 4),
        `${route}, ${name}`,
      ).toEqual([]);
    }
  }
});
