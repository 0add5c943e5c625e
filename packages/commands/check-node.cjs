// Checks the Node version. Written in old JavaScript syntax, so that old versions of Node can run it and print the
// message.
const numbers = (version) => version.replace('^', '').split('.').map(Number);
// The versions of Node in `engines`, oldest first, each with its lowest minor version.
const tested = JSON.parse(require('fs').readFileSync('package.json', 'utf8')).engines.node.split(' || ').map(numbers);
const found = numbers(process.versions.node);

if (found[0] < tested[0][0] || tested.some(([major, minor]) => found[0] === major && found[1] < minor)) {
  const [major, minor] = tested.find(([line]) => line === found[0]) || tested[0];
  console.error(`This project needs Node ${major}.${minor} or newer, but this is Node ${process.versions.node}.`);
  process.exit(1);
}
if (!tested.some(([major]) => found[0] === major))
  console.error(
    `This project is tested with Node ${tested.map(([major]) => major).join(', ')}; this is Node ${process.versions.node}.`,
  );

// Characters in the folder's path that break Gatsby, which reads them as glob patterns, parts of a URL or the end of a
// string: https://github.com/gatsbyjs/gatsby/issues/9234
const odd = process.cwd().match(process.platform === 'win32' ? /['!#%()*?[\]{}]/g : /['!#%()*?[\]{}\\]/g);
if (odd) {
  console.error(
    `Gatsby cannot build in a folder whose path has ${odd.filter((one, index) => odd.indexOf(one) === index).join(' ')}: move the project out of ${process.cwd()}.`,
  );
  process.exit(1);
}
