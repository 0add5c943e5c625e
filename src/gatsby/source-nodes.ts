import type { GatsbyNode, SourceNodesArgs } from 'gatsby';
import { readSchema, readTexts } from '../content/content-files';
import { contentNodes } from './content-nodes';
import { makeNodes } from './make-nodes';
import { forgetFiles, projectRoot, readFiles } from './project';
import { onContentChange } from './watch-content';

/** The code and the types that nodes and their fields are made by; Gatsby's cache does not know them. */
const makers = (): readonly unknown[] => [
  ...readTexts(projectRoot, 'src', /^(?:content|gatsby|i18n)\/.*\.(?:ts|graphql)$|^routes\.ts$|\/type\.graphql$/),
];

/**
 * Makes all nodes of content at each start, whatever Gatsby has cached, so that none is ever missing because of an earlier
 * mistake; while developing, also after each change.
 */
export const sourceNodes: GatsbyNode['sourceNodes'] = async (api) => {
  const madeBy = api.createContentDigest(makers());
  const make = () =>
    makeNodes(api, madeBy, contentNodes({ files: readFiles(), schema: readSchema(projectRoot), madeBy }));
  await make();
  if (process.env.NODE_ENV !== 'development') return;
  let last = Promise.resolve();
  onContentChange(() => {
    forgetFiles();
    last = last.then(make).then(() => runQueries(api));
  });
};

/**
 * Makes Gatsby run outdated queries. It does not wait for the nodes that gatsby-transformer-remark makes of texts before it
 * runs those of pages that have changed
 * (https://github.com/gatsbyjs/gatsby/blob/master/packages/gatsby/src/utils/call-deferred-api.ts).
 */
function runQueries({ actions, getNode }: SourceNodesArgs): void {
  const company = getNode('Company');
  if (company) actions.touchNode(company);
}
