import type { Compiler } from 'webpack';

/** Names of the changes to Gatsby that stop a build if they fail, as in docs/interventions.md. */
export type Intervention =
  | 'deferred hydration'
  | 'page styles'
  | 'i18next stand-in'
  | 'compile hint'
  | 'route announcer'
  | 'files instead of inline markup';

/**
 * Error text for an intervention that has no effect any more. `missing` describes what was not found in Gatsby's code.
 */
export const lostHold = (name: Intervention, missing: string): string =>
  `The Gatsby intervention “${name}” no longer takes hold: ${missing}. Adapt it or take it out (docs/interventions.md).`;

/** Throws if `holds` is false, which means that the intervention has no effect any more. */
export function requireHold(holds: boolean, name: Intervention, missing: string): asserts holds {
  if (!holds) throw new Error(lostHold(name, missing));
}

/** Fails the build if the bundle lacks a module that an intervention should have added or changed. */
export class ExpectModule {
  constructor(
    private readonly name: Intervention,
    private readonly file: RegExp,
  ) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(this.name, (compilation) =>
      compilation.hooks.finishModules.tap(this.name, (modules) => {
        if ([...modules].some((module) => this.file.test(module.nameForCondition() ?? ''))) return;
        const message = lostHold(this.name, `the bundle has no module ${String(this.file)}`);
        compilation.errors.push(new compiler.webpack.WebpackError(message));
      }),
    );
  }
}
