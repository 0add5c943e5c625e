export { createPages } from './src/gatsby/create-pages';
export { createResolvers } from './src/gatsby/create-resolvers';
export { createSchemaCustomization } from './src/gatsby/create-schema-customization';
export { onCreateWebpackConfig } from './src/gatsby/on-create-webpack-config';
export { onPreBootstrap } from './src/gatsby/on-pre-bootstrap';
export { sourceNodes } from './src/gatsby/source-nodes';
