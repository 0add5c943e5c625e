import { readFileSync } from 'node:fs';

interface Package {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  allowScripts: Record<string, boolean>;
  overrides: Record<string, string | Record<string, string>>;
}

interface Locked {
  version: string;
  hasInstallScript?: boolean;
}

const own = JSON.parse(readFileSync('package.json', 'utf8')) as Package;
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> };

const nameOf = (place: string): string => place.split('node_modules/').at(-1) ?? '';
const versionsOf = (name: string): string[] =>
  Object.entries(packages).flatMap(([place, { version }]) => (nameOf(place) === name ? [version] : []));

it('package.json has an exact version of every dependency', () => {
  const ranges = Object.entries({ ...own.dependencies, ...own.devDependencies }).filter(
    ([, version]) => !/^\d+\.\d+\.\d+$/.test(version),
  );
  expect(ranges).toEqual([]);
});

it('.npmrc forbids install scripts of packages', () => {
  expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m);
});

it('`allowScripts` in package.json lists every package with an install script, and no other', () => {
  const withScripts = Object.entries(packages).flatMap(([place, facts]) =>
    facts.hasInstallScript ? [nameOf(place)] : [],
  );
  expect(Object.keys(own.allowScripts).sort()).toEqual([...new Set(withScripts)].sort());
});

it('a package overridden in package.json is installed only in the version that the override names', () => {
  const nested = Object.values(own.overrides).flatMap((version) =>
    typeof version === 'string' ? [] : Object.entries(version).map((entry) => entry.join(' ')),
  );
  for (const [name, version] of Object.entries(own.overrides)) {
    if (typeof version !== 'string') continue;
    const others = versionsOf(name).filter((found) => found !== version);
    expect(versionsOf(name)).toContain(version);
    expect(nested).toEqual(expect.arrayContaining(others.map((found) => `${name} ${found}`)));
  }
  // Only versions 0.x of path-to-regexp are checked: another version, 6.x, is installed too and is not vulnerable.
  expect(versionsOf('path-to-regexp').filter((version) => version.startsWith('0.'))).toEqual(['0.1.13']);
});
