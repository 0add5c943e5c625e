import { readStaleness, staleTexts } from './packages/copy-check/staleness/read-staleness';
import { createResolversWith } from './src/gatsby/create-resolvers';

export { createPages } from './src/gatsby/create-pages';
export { createSchemaCustomization } from './src/gatsby/create-schema-customization';
export { onCreateWebpackConfig } from './src/gatsby/on-create-webpack-config';
export { onPreBootstrap } from './src/gatsby/on-pre-bootstrap';
export { sourceNodes } from './src/gatsby/source-nodes';

export const createResolvers = createResolversWith((files) => staleTexts(readStaleness('.', files)));
