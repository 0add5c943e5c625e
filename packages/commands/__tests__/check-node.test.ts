import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

function newFolder(name: string): string {
  const folder = join(mkdtempSync(join(tmpdir(), 'start-')), name);
  mkdirSync(folder);
  return folder;
}

function checkIn(folder: string, env = process.env) {
  const script = resolve('packages/commands/check-node.cjs');
  const { status, stderr } = spawnSync(process.execPath, [script], { cwd: folder, env, encoding: 'utf8' });
  return { status, stderr, folder };
}

function startIn(name: string) {
  const folder = newFolder(name);
  cpSync('package.json', join(folder, 'package.json'));
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  return checkIn(folder);
}

it.each(['site', 'my site', 'Börse', 'a@b,c+d', 'a-b_c.d~e', '$x="<&>;^`'])(
  '`npm start` accepts a project folder named %s',
  (name) => {
    expect(startIn(name)).toMatchObject({ status: 0, stderr: '' });
  },
);

it.each([
  ["it's", "'"],
  ['100%', '%'],
  ['#1', '#'],
  ['site (copy)', '( )'],
  ['[a] [b]', '[ ]'],
  ['a|b:c', '| :'],
])('`npm start` refuses a project folder named %s, and says that the project must be moved', (name, characters) => {
  const { status, stderr, folder } = startIn(name);
  expect([status, stderr]).toEqual([
    1,
    `The site cannot be built in a folder whose path has ${characters}: move the project out of ${folder}.\n`,
  ]);
});

it.each([
  ['8.0.0', 1, 'This project needs Node 20.19 or newer, but this is Node 8.0.0.\n'],
  ['22.12.0', 1, 'This project needs Node 22.13 or newer, but this is Node 22.12.0.\n'],
  ['23.5.0', 0, 'This project is tested with Node 20, 22, 24, 26; this is Node 23.5.0.\n'],
  // The version that .nvmrc selects.
  [`${readFileSync('.nvmrc', 'utf8').trim()}.0.0`, 0, ''],
])('under Node %s, the script check-node.cjs exits with %i and prints “%s”', (version, status, stderr) => {
  const pretend = `Object.defineProperty(process.versions, 'node', { value: '${version}' })`;
  const args = ['-e', `${pretend}; require('./packages/commands/check-node.cjs')`];
  expect(spawnSync(process.execPath, args, { encoding: 'utf8' })).toMatchObject({ status, stderr });
});

it.each<[string, Record<string, string>, number, string]>([
  ['all packages', { tsx: '4.2.0', gatsby: '5.16.1' }, 0, ''],
  [
    'an older Gatsby',
    { tsx: '4.2.0', gatsby: '5.15.0' },
    0,
    'Run “npm ci”: not installed in the version of package.json: gatsby 5.16.1.\n',
  ],
  [
    'no development packages',
    { gatsby: '5.16.1' },
    1,
    'Run “npm ci”: not installed in the version of package.json: tsx 4.2.0.\nUnset NODE_ENV before, which is “production”.\n',
  ],
  [
    'no packages',
    {},
    1,
    'Run “npm ci”: not installed in the version of package.json: gatsby 5.16.1, tsx 4.2.0.\nUnset NODE_ENV before, which is “production”.\n',
  ],
])(
  'with %s installed, `npm start` names the packages that are missing or have another version than in package.json',
  (_, installed, status, stderr) => {
    const folder = newFolder('site');
    const { engines } = JSON.parse(readFileSync('package.json', 'utf8')) as { engines: unknown };
    const wanted = { engines, dependencies: { gatsby: '5.16.1' }, devDependencies: { tsx: '4.2.0' } };
    writeFileSync(join(folder, 'package.json'), JSON.stringify(wanted));
    for (const [name, version] of Object.entries(installed)) {
      mkdirSync(join(folder, 'node_modules', name), { recursive: true });
      writeFileSync(join(folder, 'node_modules', name, 'package.json'), JSON.stringify({ version }));
    }
    expect(checkIn(folder, { ...process.env, NODE_ENV: 'production' })).toMatchObject({ status, stderr });
  },
);
