/** Replaces what occurs exactly once in the package; otherwise a new release has to be reviewed. */
export function patched(code: string, found: RegExp, replacement: string, what: string): string {
  if (code.match(new RegExp(found, 'g'))?.length !== 1)
    throw new Error(`@sveltia/cms has another ${what} than the pinned release.`);
  return code.replace(found, replacement);
}

const withPanesForEachEntry = (code: string): string =>
  patched(
    code,
    /([\w$]+\([\w$]+\))(&&\([\w$]+\.current=null,[\w$]+\.current=null\)\}\),[\w$]+\(\(\)=>\[)/,
    '$1$2$1,',
    'way to show the panes of an entry',
  );

const withQuickSnapshots = (code: string): string =>
  patched(
    code,
    /instanceof EventTarget(?=\)return (\w);try\{return structuredClone\(\1\)\}catch)/,
    '$&||Object($1)!==$1',
    'way to copy values',
  );

const withDraftsOverBuilds = (code: string): string =>
  patched(
    code,
    /([\w$]+\.current=await [\w$]+\()[\w$]+\(([\w$]+)\)(\),console\.debug\(`CMS configuration:`)/,
    "$1JSON.stringify($2,['collections','files','name','fields','field','types'])$3",
    'version of its configuration',
  );

const fontAddress =
  /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([a-z0-9-]+)(?::vf)?@[\d.]+\/(latin-[a-z0-9-]+)\.woff2/g;
const foreignFonts = /https?:\/\/[^"'`\s]*\.woff2?/;

/** How many font URLs the pinned release contains; a different number means that a new release has to be reviewed. */
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

/** All changes of the package's code. `upstream.md` says for each what it mends, and when it goes. */
const changes = [withPanesForEachEntry, withQuickSnapshots, withDraftsOverBuilds, withoutForeignFonts];

export const withChanges = (code: string): string => changes.reduce((changed, change) => change(changed), code);
