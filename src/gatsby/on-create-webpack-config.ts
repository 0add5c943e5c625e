import type { GatsbyNode } from 'gatsby';
import type { Configuration } from 'webpack';
import { ExpectModules, isOn } from './interventions/intervention';
import { interventions } from './interventions/list';

/** Applies the interventions in webpack to builds. `develop` stays as Gatsby has it. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ stage, actions, getConfig }) => {
  if (stage !== 'build-javascript' && stage !== 'build-html') return;
  const applied = interventions.filter((one) => isOn(one) && one.stages?.includes(stage));
  const config = applied.reduce<Configuration>(
    (changed, { configure }) => configure?.(changed) ?? changed,
    getConfig() as Configuration, // Gatsby does not declare its type.
  );
  const expectations = new ExpectModules(stage === 'build-javascript' ? applied : []);
  actions.replaceWebpackConfig({ ...config, plugins: [...(config.plugins ?? []), expectations] });
};
