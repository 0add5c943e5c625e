import { resolve, sep } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import type { Configuration } from 'webpack';
import { ContentErrors } from './content-errors';
import { ExpectModules, type Intervention, isOn } from './interventions/intervention';
import { interventions } from './interventions/list';
import { projectRoot } from './project';

/**
 * Gatsby's cache of webpack on disk, discarded when an intervention changes or is switched off. Gatsby lists only its own
 * configuration and plugins, so modules would stay as an earlier build has made them.
 * https://webpack.js.org/configuration/cache/#cachebuilddependencies
 */
const cacheFor = (cache: Configuration['cache'], applied: readonly Intervention[]): Configuration['cache'] =>
  typeof cache === 'object' && cache.type === 'filesystem'
    ? {
        ...cache,
        version: applied.map(({ name }) => name).join(),
        buildDependencies: {
          ...cache.buildDependencies,
          interventions: [resolve(projectRoot, 'src/gatsby/interventions') + sep],
        },
      }
    : cache;

/** Applies the interventions in webpack to builds. In `develop`, only mistakes in content are added to its errors. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ stage, actions, getConfig }) => {
  if (stage === 'develop') actions.setWebpackConfig({ plugins: [new ContentErrors()] });
  if (stage !== 'build-javascript' && stage !== 'build-html') return;
  const applied = interventions.filter((one) => isOn(one) && one.stages?.includes(stage));
  const config = applied.reduce<Configuration>(
    (changed, { configure }) => configure?.(changed) ?? changed,
    // eslint-disable-next-line @typescript-eslint/no-unsafe-call -- Gatsby declares it as `Function`
    getConfig() as Configuration,
  );
  const expectations = new ExpectModules(stage === 'build-javascript' ? applied : []);
  const plugins = [...(config.plugins ?? []), expectations];
  actions.replaceWebpackConfig({ ...config, plugins, cache: cacheFor(config.cache, applied) });
};
