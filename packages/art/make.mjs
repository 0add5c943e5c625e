// `node packages/art/make.mjs <name…>` makes pictures by name. Without a name it lists all names.
import { PICTURES } from './pictures.mjs';
import { takeScreenshot } from './screenshot.mjs';

const names = process.argv.slice(2);
const unknown = names.filter((name) => !(name in PICTURES));

if (names.length === 0 || unknown.length > 0) {
  if (unknown.length > 0) console.error(`No picture is called ${unknown.join(', ')}.`);
  console.log(`node packages/art/make.mjs <name…>\n\n${Object.keys(PICTURES).join('\n')}`);
  process.exitCode = unknown.length > 0 ? 1 : 0;
} else {
  for (const name of names) console.log(await takeScreenshot(name, PICTURES[name]));
}
