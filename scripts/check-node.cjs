// In old JavaScript syntax, so that a Node version that cannot parse the other scripts can print the message.
const wanted = [20, 19];
const found = process.versions.node.split('.').map(Number);

if (found[0] < wanted[0] || (found[0] === wanted[0] && found[1] < wanted[1])) {
  console.error(`This project needs Node ${wanted.join('.')} or newer, but this is Node ${process.versions.node}.`);
  process.exit(1);
}
