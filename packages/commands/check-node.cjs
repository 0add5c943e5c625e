// Checks the Node version, the installed packages and the path of the project's folder. Written in old JavaScript
// syntax, so that old versions of Node can run this file and print its messages.
const fs = require('fs');

const numbers = (version) => version.replace('^', '').split('.').map(Number);
// The versions of Node in `engines`, oldest first, each with its lowest minor version.
const wanted = JSON.parse(fs.readFileSync('package.json', 'utf8'));
const tested = wanted.engines.node.split(' || ').map(numbers);
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

// Characters that break Gatsby if the path of the project's folder contains them: Gatsby reads them as glob patterns,
// parts of a URL or the end of a string (https://github.com/gatsbyjs/gatsby/issues/9234). A colon separates the folders
// in PATH, so no folder in PATH may contain one.
const odd = process.cwd().match(process.platform === 'win32' ? /['!#%()*?[\]{}]/g : /['!#%()*:?[\]{|}\\]/g);
if (odd) {
  console.error(
    `The site cannot be built in a folder whose path has ${odd.filter((one, index) => odd.indexOf(one) === index).join(' ')}: move the project out of ${process.cwd()}.`,
  );
  process.exit(1);
}

const installed = (name) => {
  const file = `node_modules/${name}/package.json`;
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')).version : undefined;
};
const versions = Object.assign({}, wanted.dependencies, wanted.devDependencies);
const others = Object.keys(versions).filter((name) => installed(name) !== versions[name]);
if (others.length > 0) {
  console.error(
    `Run “npm ci”: not installed in the version of package.json: ${others
      .map((name) => `${name} ${versions[name]}`)
      .slice(0, 5)
      .join(', ')}${others.length > 5 ? ' and others' : ''}.`,
  );
  // With NODE_ENV=production, npm leaves out devDependencies, which builds and tests need.
  if (!installed('tsx')) {
    if (process.env.NODE_ENV === 'production') console.error('Unset NODE_ENV before, which is “production”.');
    process.exit(1);
  }
}
