/** Replaces what occurs exactly once in the package; otherwise a new release has to be reviewed. */
export function patched(code: string, found: RegExp, replacement: string, what: string): string {
  if (code.match(new RegExp(found, 'g'))?.length !== 1)
    throw new Error(`@sveltia/cms has another ${what} than the pinned release.`);
  return code.replace(found, replacement);
}

/**
 * Removes the sandbox of the preview's frame, about which Chromium warns: a document of the same origin that may run
 * scripts can leave it anyway. What is in the frame is bundled here, under the policy of the editing interface.
 */
export const withoutSandbox = (code: string): string =>
  patched(code, / sandbox="allow-same-origin allow-scripts allow-popups allow-forms"/, '', 'preview frame');

/**
 * Shows the fields of the next entry. The editor forgets its panes whenever another entry is opened, but makes new ones
 * only for another collection: from one entry straight to the next, by its address or Back, the window stays empty.
 */
export const withPanesForEachEntry = (code: string): string =>
  patched(
    code,
    /([\w$]+\([\w$]+\))(&&\([\w$]+\.current=null,[\w$]+\.current=null\)\}\),[\w$]+\(\(\)=>\[)/,
    '$1$2$1,',
    'way to show the panes of an entry',
  );

/**
 * Keeps the database of unsaved texts. The effect that opens it runs again when data has been loaded, and then closes
 * what it has opened: nothing was ever kept.
 */
export const withDrafts = (code: string): string =>
  patched(
    code,
    /if\((\w+)&&!([\w$]+)\)(\{let\{databaseName:\w+\}=\w+\.repository\?\?\{\};if\(\w+\)\{\2=new [\w$]+\(\w+,`draft-backups`)/,
    'if($1)$3',
    'database of unsaved texts',
  );

/** Runs in the package: makes the copy of a text that is still scheduled when the form gets another text, or none. */
const keepLastWords = `
function keepLastWords(next, save) {
  const { last } = keepLastWords;
  keepLastWords.last = undefined;
  if (last && last !== next) save(last);
}
window.addEventListener('cms-saved', () => (keepLastWords.last = undefined));`;

/**
 * Keeps what was typed within the last half second before a page is left: its copy was scheduled, and then cancelled. A
 * text that was saved meanwhile (`cms-saved`) is not copied.
 */
export const withLastWords = (code: string): string =>
  patched(
    code,
    /globalThis\.clearTimeout\(([\w$]+)\),(\w+)&&([\w$]+)&&\(\1=globalThis\.setTimeout\(\(\)=>\{([\w$]+)\(\2\)\},500\)\)/,
    [
      'globalThis.clearTimeout($1),keepLastWords($2,$4),$2&&$3&&(keepLastWords.last=$2,',
      '$1=globalThis.setTimeout(()=>{keepLastWords(void 0,$4)},500))',
    ].join(''),
    'schedule of copies of unsaved texts',
  ) + keepLastWords;

/**
 * Keeps unsaved texts over a build. They are dropped without a word once anything in the configuration is another: the
 * title of any page, for instance, which is a label. Whether a text fits its form depends on names and types only.
 */
export const withDraftsOverBuilds = (code: string): string =>
  patched(
    code,
    /([\w$]+\.current=await [\w$]+\()[\w$]+\(([\w$]+)\)(\),console\.debug\(`CMS configuration:`)/,
    "$1JSON.stringify($2,['collections','files','name','fields','field','types'])$3",
    'version of its configuration',
  );

/**
 * Leaves a field as it was when the picture chosen for it is too large. Its value is an empty text then, which would
 * count as a picture.
 */
export const withRefusedPictures = (code: string): string =>
  patched(code, /(flatMap\(\(\{value:(\w+)\}\)=>\2)\?\?\[\]\)/, '$1||[])', 'way to refuse pictures');
