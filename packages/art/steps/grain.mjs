import sharp from 'sharp';

const STRENGTH = 3;

/** Copies an opaque picture with fine grain (± 3 of 255, the same in all channels): without it dark gradients show
 * steps once a browser gets them as AVIF. The same picture always gets the same grain. */
export async function addGrain(from, to) {
  const { data, info } = await sharp(from).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  let seed = 7;
  for (let i = 0; i < data.length; i += 3) {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    const grain = Math.round((seed / 2 ** 32 - 0.5) * 2 * STRENGTH);
    for (let c = i; c < i + 3; c++) data[c] = Math.max(0, Math.min(255, data[c] + grain));
  }
  const { width, height, channels } = info;
  await sharp(data, { raw: { width, height, channels } }).png({ compressionLevel: 9 }).toFile(to);
}
