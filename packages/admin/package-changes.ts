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

/**
 * Copies texts and numbers of a form as they are. Svelte's snapshots pass each of them through `structuredClone`
 * (https://github.com/sveltejs/svelte/pull/12413), which takes two fifths of the time that scripts need for a key.
 */
export const withQuickSnapshots = (code: string): string =>
  patched(
    code,
    /instanceof EventTarget(?=\)return (\w);try\{return structuredClone\(\1\)\}catch)/,
    '$&||Object($1)!==$1',
    'way to copy values',
  );

/**
 * Leaves out the check of the configuration, which a unit test runs, and its JSON schema: it would take the better part of
 * a second whenever the interface is opened.
 */
export const withoutConfigCheck = (code: string): string =>
  patched(code, /if\([\w$]+\)(?=return [\w$]+\?\?=\{strict:)/, 'if(false)', 'check of its configuration');

/** Runs in the package: writes a backup that is still scheduled at once, when another draft or none replaces its own. */
const flushBackup = `
function flushBackup(next, save) {
  const { scheduled } = flushBackup;
  flushBackup.scheduled = undefined;
  if (scheduled && scheduled !== next) save(scheduled);
}
window.addEventListener('cms-saved', () => (flushBackup.scheduled = undefined));`;

/**
 * Keeps what was typed within half a second before a page is left: the package debounces backups of unsaved texts by that,
 * and cancels them on leaving. Saving (`cms-saved`, which `main.ts` dispatches) cancels them too.
 */
export const withFlushedBackups = (code: string): string =>
  patched(
    code,
    /globalThis\.clearTimeout\(([\w$]+)\),(\w+)&&([\w$]+)&&\(\1=globalThis\.setTimeout\(\(\)=>\{([\w$]+)\(\2\)\},500\)\)/,
    [
      'globalThis.clearTimeout($1),flushBackup($2,$4),$2&&$3&&(flushBackup.scheduled=$2,',
      '$1=globalThis.setTimeout(()=>{flushBackup(void 0,$4)},500))',
    ].join(''),
    'debounce of backups',
  ) + flushBackup;

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

/**
 * Shows the name of the picture that a language has. The field keeps the name of a file that has just been added when
 * it shows another language, whose picture is another.
 */
export const withPictureOfLanguage = (code: string): string =>
  patched(
    code,
    /(\w)\.value\?\.startsWith\(`blob:`\)&&(\w+)\.current&&([\w$]+\([\w$]+,)\2\.current(\.files\[\1\.value\]\?\.file,!0\))/,
    '$3$2.current?$4',
    'way to name new pictures',
  );

/**
 * Keeps the addresses of pictures until the page is closed: all of them together are some 30 MB. The package revokes what
 * its own document shows nowhere, and then goes on loading a picture that has just been saved, as the preview does.
 */
export const withAddressesOfPictures = (code: string): string => {
  const withAssets = patched(
    code,
    /([\w$]+)\.add\((\w)\),(\w)&&window\.requestAnimationFrame\([\w$]+\)\}/,
    '}',
    'way to revoke addresses of pictures',
  );
  return patched(
    withAssets,
    /Object\.keys\((\w)\?\.files\?\?\{\}\)\.forEach\((\w)=>\{URL\.revokeObjectURL\(\2\)\}\)/,
    'void 0',
    'way to revoke addresses of new pictures',
  );
};
