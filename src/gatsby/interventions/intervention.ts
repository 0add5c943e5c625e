import type { Compiler, Configuration } from 'webpack';

/** Stages of Gatsby's webpack that a build runs: the browser's bundle, and the bundle that renders the HTML. */
type Stage = 'build-javascript' | 'build-html';

/** A deliberate change of what Gatsby does by itself. Its file says what, why, and how to take it out. */
export interface Intervention {
  /** As in docs/interventions.md and `WITHOUT_INTERVENTION`. */
  name: string;
  /** Why it stays, by the rule that it saves 5 kB of script or 20 ms from click to heading, or mends something. */
  staysFor: 'script' | 'time' | 'first paint' | 'accessibility' | 'correctness' | 'security policy';
  /** Has no switch for the bench; its file says how it was measured. */
  pricedByHand?: boolean;
  /** Where it changes webpack's configuration; elsewhere, the file that its own file names does the work. */
  stages?: readonly Stage[];
  /** The changed configuration. Throws, by `requireHold`, if there is nothing to change. */
  configure?: (config: Configuration) => Configuration;
  /** Paths of the modules that the browser's bundle contains if the intervention took hold. */
  expectedModules?: readonly RegExp[];
}

/** What stops the build when an intervention no longer changes anything. `missing` says what it did not find. */
export const lostHold = (name: string, missing: string): string =>
  `The Gatsby intervention “${name}” no longer takes hold: ${missing}. Adapt it or take it out (docs/interventions.md).`;

/** Throws the sentence of `lostHold` unless `holds`. */
export function requireHold(holds: boolean, name: string, missing: string): void {
  if (!holds) throw new Error(lostHold(name, missing));
}

/** The sentences of `lostHold` for the expected modules that are not among the bundle's files. */
const withoutModule = (interventions: readonly Intervention[], files: readonly string[]): string[] =>
  interventions.flatMap(({ name, expectedModules = [] }) =>
    expectedModules
      .filter((expected) => !files.some((file) => expected.test(file)))
      .map((expected) => lostHold(name, `the bundle has no module ${String(expected)}`)),
  );

/** Fails the build if the bundle lacks a module that an intervention must have put there or changed. */
export class ExpectModules {
  constructor(private readonly interventions: readonly Intervention[]) {}

  apply(compiler: Compiler): void {
    const { WebpackError } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(ExpectModules.name, (compilation) =>
      compilation.hooks.finishModules.tap(ExpectModules.name, (modules) => {
        const files = [...modules].map((module) => module.nameForCondition() ?? '');
        for (const message of withoutModule(this.interventions, files)) {
          compilation.errors.push(new WebpackError(message));
        }
      }),
    );
  }
}

/** Whether an intervention is applied: all are, but for the one that the bench switches off to price it. */
export const isOn = ({ name }: Pick<Intervention, 'name'>): boolean => process.env.WITHOUT_INTERVENTION !== name;
