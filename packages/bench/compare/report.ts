/** A page that looks different at a width, and the file name of its picture in each of the three folders. */
export interface ChangedPage {
  path: string;
  width: number;
  pixels: number;
  picture: string;
}

const figure = (kind: string, picture: string): string =>
  `<figure><figcaption>${kind}</figcaption><a href="${kind}/${picture}"><img src="${kind}/${picture}" alt="" loading="lazy"></a></figure>`;

const section = ({ path, width, pixels, picture }: ChangedPage): string => `<section>
<h2>${path}, ${width} px: ${pixels} pixels</h2>
<div>${['before', 'after', 'difference'].map((kind) => figure(kind, picture)).join('')}</div>
</section>`;

/** One sentence: how many of the pictures differ. */
export const summaryOf = (changed: number, total: number, commit: string): string =>
  changed === 0
    ? `None of ${total} pictures differs from ${commit}.`
    : `${changed} of ${total} pictures differ from ${commit}.`;

/** The report as one HTML page: before, after and difference of every page that looks different, side by side. */
export const reportPage = (changed: readonly ChangedPage[], summary: string): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Pages that look different</title>
<style>
body { font: 16px/1.5 system-ui, sans-serif; margin: 1rem }
h2 { font-size: 1rem }
div { display: flex; gap: 1rem; align-items: start }
figure { flex: 1; margin: 0; min-width: 0 }
img { max-width: 100%; border: 1px solid #999 }
</style>
<h1>Pages that look different</h1>
<p>${summary}</p>
${changed.map(section).join('\n')}
</html>
`;
