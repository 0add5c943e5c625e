import type { Locator, Page } from '@playwright/test';
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

/** Labels of a diagram, with their boxes in CSS pixels relative to the diagram. */
const labelsOf = (diagram: Locator) =>
  diagram.evaluate((svg) => {
    const start = svg.getBoundingClientRect();
    return [...svg.querySelectorAll('text')]
      .filter((label) => label.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .map((label) => {
        const { x, y, width, height } = label.getBoundingClientRect();
        return { text: label.textContent ?? '', left: x - start.x, top: y - start.y, width, height };
      });
  });

/**
 * Contrasts of the labels in diagrams, measured on screenshots: for each label, the commonest colour in its box (the
 * background) and the colour that differs most from it (the text). Thin letters have their full colour only if the page
 * has several device pixels per CSS pixel.
 */
export async function labelContrasts(page: Page): Promise<{ text: string; contrast: number }[]> {
  const scale = await page.evaluate(() => window.devicePixelRatio);
  const contrasts: { text: string; contrast: number }[] = [];
  for (const diagram of await page.locator('main svg:has(text)').filter({ visible: true }).all()) {
    const labels = await labelsOf(diagram);
    // The header would cover diagrams at the top of the window.
    const screenshot = await diagram.screenshot({ style: 'header { visibility: hidden }' });
    const { data, info } = await sharp(screenshot).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    for (const { text, left, top, width, height } of labels) {
      const amounts = new Map<number, number>();
      for (let y = Math.ceil(top * scale); y < Math.min((top + height) * scale, info.height); y += 1)
        for (let x = Math.ceil(left * scale); x < Math.min((left + width) * scale, info.width); x += 1) {
          const colour = data.readUIntBE((y * info.width + x) * 3, 3);
          amounts.set(colour, (amounts.get(colour) ?? 0) + 1);
        }
      const [[behind] = [0]] = [...amounts].sort(([, one], [, other]) => other - one);
      contrasts.push({ text, contrast: Math.max(...[...amounts.keys()].map((colour) => contrast(colour, behind))) });
    }
  }
  return contrasts;
}
