import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { preProcessFile } from 'typescript';

const folders = ['src', 'tools', 'writing', 'cms', 'sandbox', 'publishing', 'bench', 'scripts', 'plugins'];

const files = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('gatsby-types.d.ts'))
    .map((name) => join(folder, name)),
);

const resolveImport = (from: string, specifier: string): string | undefined => {
  if (!specifier.startsWith('.')) return undefined;
  const path = join(dirname(from), specifier);
  return [path, `${path}.ts`, `${path}.tsx`, `${path}.d.ts`].find((file) => /\.tsx?$/.test(file) && existsSync(file));
};

/** The imports of each module, including type-only ones. */
const graph = new Map(
  files.map((file) => {
    const { importedFiles } = preProcessFile(readFileSync(file, 'utf8'));
    return [file, importedFiles.map(({ fileName }) => resolveImport(file, fileName)).filter((to) => to !== undefined)];
  }),
);

/** The first cycle that can be reached from a module, from its first file back to it. */
function cycleFrom(file: string, path: readonly string[], done: Set<string>): string[] | undefined {
  if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
  if (done.has(file)) return undefined;
  for (const imported of graph.get(file) ?? []) {
    const cycle = cycleFrom(imported, [...path, file], done);
    if (cycle) return cycle;
  }
  done.add(file);
  return undefined;
}

// The lint rule `import-x/no-cycle` ignores type-only imports.
it('no module imports itself by way of others, imports of types included', () => {
  const done = new Set<string>();
  expect(graph.size).toBeGreaterThan(100);
  expect(files.map((file) => cycleFrom(file, [], done)).filter((cycle) => cycle !== undefined)).toEqual([]);
});
