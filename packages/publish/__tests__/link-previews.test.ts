import { drawTitle } from '../link-previews/draw-title';

describe('the title in a picture for link previews', () => {
  const width = 556;
  /** Height in lines of the largest size; a smaller size counts as less. */
  const linesOf = async (title: string) => Math.round((await drawTitle(title, width)).info.height / 80);

  it.each([
    ['Conditions de trading\u00a0: levier, marge, coûts', 3],
    ['Daten\u00adschutz\u00aderklärung', 2],
    ['FAQ & <more>', 1],
  ])('“%s” takes %i lines of large letters', async (title, lines) => {
    expect(await linesOf(title)).toBe(lines);
  });

  it('becomes smaller until its longest word fits', async () => {
    const { info } = await drawTitle('Datenschutzerklärung', width);
    expect(info.width).toBeLessThanOrEqual(width);
    expect(info.width).toBeGreaterThan(width - 40);
  });

  it('is drawn in the headline font, not in one of this machine', async () => {
    const { info } = await drawTitle('Webterminal', width);
    expect(info.width).toBe(443);
  });

  it('is refused if it is too long for the smallest letters', async () => {
    await expect(drawTitle('Rindfleischetikettierungsüberwachungsgesetz', width)).rejects.toThrow('does not fit');
  });
});
