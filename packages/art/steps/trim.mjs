import sharp from 'sharp';

const VISIBLE = 10;
const MARGIN = 1.06;

function extent(alpha, width, height) {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (alpha[y * width + x] <= VISIBLE) continue;
      [left, right] = [Math.min(left, x), Math.max(right, x + 1)];
      [top, bottom] = [Math.min(top, y), Math.max(bottom, y + 1)];
    }
  }
  return { left, top, width: right - left, height: bottom - top };
}

/** Cuts a transparent picture to its content and centres it in a square with a 3 % margin. */
export async function trim(from, to) {
  const { data, info } = await sharp(from).extractChannel('alpha').raw().toBuffer({ resolveWithObject: true });
  const content = extent(data, info.width, info.height);
  const side = Math.round(Math.max(content.width, content.height) * MARGIN);
  const left = Math.floor((side - content.width) / 2);
  const top = Math.floor((side - content.height) / 2);
  await sharp(from)
    .extract(content)
    .extend({
      left,
      top,
      right: side - content.width - left,
      bottom: side - content.height - top,
      background: { r: 0, g: 0, b: 0, alpha: 0 },
    })
    .png({ compressionLevel: 9 })
    .toFile(to);
}
