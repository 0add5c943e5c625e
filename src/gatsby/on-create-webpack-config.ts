import type { GatsbyNode } from 'gatsby';
import type { Configuration } from 'webpack';
import { ContentErrors } from './content-errors';
import { ExpectModules, isOn } from './interventions/intervention';
import { interventions } from './interventions/list';

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
  actions.replaceWebpackConfig({ ...config, plugins: [...(config.plugins ?? []), expectations] });
};
