import type { Node } from 'gatsby';
import { getImageSizeAsync } from 'gatsby-plugin-sharp';
import type { GraphQLFieldResolver } from 'gatsby/graphql';
import sharp from 'sharp';
import type { NodeModel } from '../content/schema/directives';

/** The fields of a gatsby-source-filesystem `File` node that are used here. */
type PictureFile = Pick<Node, 'internal'> & { absolutePath: string };

/**
 * Makes gatsby-plugin-sharp use the displayed size of a picture. The plugin reads the stored size but rotates pictures
 * by their EXIF data before resizing, so it would crop a portrait photo to landscape. The plugin caches size objects,
 * so this changes the cached object:
 * https://github.com/gatsbyjs/gatsby/blob/master/packages/gatsby-plugin-sharp/src/index.js
 */
export async function countShownSize(file: PictureFile): Promise<void> {
  const [kept, { autoOrient }] = await Promise.all([getImageSizeAsync(file), sharp(file.absolutePath).metadata()]);
  Object.assign(kept, autoOrient);
}

type Resolver = GraphQLFieldResolver<Node, { nodeModel: NodeModel }>;

/** Wraps a resolver of `gatsbyImageData`, so that pictures with EXIF rotation keep their displayed proportions. */
export const asShown =
  (resolve: GraphQLFieldResolver<Node, unknown>): Resolver =>
  async (picture, args, context, info) => {
    const file = context.nodeModel.getNodeById({ id: picture.parent }) as PictureFile | null;
    if (file) await countShownSize(file);
    return resolve(picture, args, context, info);
  };
