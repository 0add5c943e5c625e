import type { Page } from '@playwright/test';
import sharp from 'sharp';

/** Relative luminance of a colour (0xRRGGBB), as defined by WCAG. */
function luminance(colour: number): number {
  const [red = 0, green = 0, blue = 0] = [16, 8, 0].map((bits) => {
    const part = ((colour >> bits) & 255) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two colours (0xRRGGBB), as defined by WCAG. */
export function contrast(one: number, other: number): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Device pixels per CSS pixel. Thin letters have their full colour only in a dense picture. */
const scale = 2;

/** A screenshot of the whole page. Takes half the time of Playwright's own, which compresses more. */
async function wholePage(page: Page): Promise<Buffer> {
  const devtools = await page.context().newCDPSession(page);
  const { cssContentSize } = await devtools.send('Page.getLayoutMetrics');
  const { data } = await devtools.send('Page.captureScreenshot', {
    clip: { ...cssContentSize, scale },
    captureBeyondViewport: true,
    optimizeForSpeed: true,
  });
  await devtools.detach();
  return Buffer.from(data, 'base64');
}

/**
 * Contrasts of the labels in diagrams, measured on a screenshot: for each label, the commonest colour in its box (the
 * background) and the colour that differs most from it (the text).
 */
export async function labelContrasts(page: Page): Promise<{ text: string; contrast: number }[]> {
  const boxes = await page.locator('main svg text').evaluateAll((labels) =>
    labels
      .filter((label) => label.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .map((label) => {
        const { x, y, width, height } = label.getBoundingClientRect();
        return { text: label.textContent ?? '', left: x + scrollX, top: y + scrollY, width, height };
      }),
  );
  const { data, info } = await sharp(await wholePage(page))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return boxes.map(({ text, left, top, width, height }) => {
    const amounts = new Map<number, number>();
    for (let y = Math.ceil(top * scale); y < Math.min((top + height) * scale, info.height); y += 1)
      for (let x = Math.ceil(left * scale); x < Math.min((left + width) * scale, info.width); x += 1) {
        const colour = data.readUIntBE((y * info.width + x) * 3, 3);
        amounts.set(colour, (amounts.get(colour) ?? 0) + 1);
      }
    const colours = [...amounts.keys()];
    const behind = colours.reduce(
      (most, colour) => ((amounts.get(colour) ?? 0) > (amounts.get(most) ?? 0) ? colour : most),
      0,
    );
    return { text, contrast: Math.max(...colours.map((colour) => contrast(colour, behind))) };
  });
}
