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
    // eslint-disable-next-line @typescript-eslint/no-unsafe-call -- Gatsby declares it as `Function`
    getConfig() as Configuration,
  );
  const expectations = new ExpectModules(stage === 'build-javascript' ? applied : []);
  actions.replaceWebpackConfig({ ...config, plugins: [...(config.plugins ?? []), expectations] });
};
