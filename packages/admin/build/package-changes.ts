/** Patches for the code of @sveltia/cms. `upstream.md` says what each fixes and when it can be removed. */
const changes = [
  {
    found: /([\w$]+\([\w$]+\))(&&\([\w$]+\.current=null,[\w$]+\.current=null\)\}\),[\w$]+\(\(\)=>\[)/,
    replacement: '$1$2$1,',
    what: 'way to show the panes of an entry',
  },
  {
    found: /instanceof EventTarget(?=\)return (\w);try\{return structuredClone\(\1\)\}catch)/,
    replacement: '$&||Object($1)!==$1',
    what: 'way to copy values',
  },
  {
    found: /([\w$]+\.current=await [\w$]+\()[\w$]+\(([\w$]+)\)(\),console\.debug\(`CMS configuration:`)/,
    replacement: "$1JSON.stringify($2,['collections','files','name','fields','field','types'])$3",
    what: 'version of its configuration',
  },
];

const fontAddress =
  /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([a-z0-9-]+)(?::vf)?@[\d.]+\/(latin-[a-z0-9-]+)\.woff2/g;
const foreignFonts = /https?:\/\/[^"'`\s]*\.woff2?/;

/**
 * The number of font URLs in the pinned release of Sveltia CMS. If another release has more or fewer, it must be
 * reviewed.
 */
const knownFonts = 3;

function withoutForeignFonts(code: string): string {
  const found = code.match(fontAddress) ?? [];
  const local = code.replace(fontAddress, (_, family: string, name: string) => {
    const [, asset] = new RegExp(`assets/(${family}-${name}-[\\w-]+\\.woff2)`).exec(code) ?? [];
    if (!asset) throw new Error(`@sveltia/cms brings no copy of the font ${family} ${name}.`);
    return `/admin/assets/${asset}`;
  });
  const left = foreignFonts.exec(local);
  if (found.length !== knownFonts || left)
    throw new Error(`@sveltia/cms has other font addresses than the pinned release: ${left?.[0] ?? found.length}.`);
  return local;
}

/**
 * Returns the code of @sveltia/cms with all patches. Throws if a patch does not fit: then a new release must be
 * reviewed.
 */
export const withChanges = (code: string): string =>
  withoutForeignFonts(
    changes.reduce((changed, { found, replacement, what }) => {
      if (changed.match(new RegExp(found, 'g'))?.length !== 1)
        throw new Error(`@sveltia/cms has another ${what} than the pinned release.`);
      return changed.replace(found, replacement);
    }, code),
  );
