import type { Node } from 'gatsby';
import { getImageSizeAsync } from 'gatsby-plugin-sharp';
import type { GraphQLFieldResolver } from 'gatsby/graphql';
import sharp from 'sharp';
import type { NodeModel } from '../../content/directives';

/** The fields used of a File node of gatsby-source-filesystem. */
type PictureFile = Pick<Node, 'internal'> & { absolutePath: string };

/**
 * Has gatsby-plugin-sharp count with the size in which a picture is shown. It reads the stored one, but turns pictures as
 * their EXIF says before it resizes them, so that it would crop a photograph in portrait format to landscape. It keeps sizes,
 * as the objects that it returns: https://github.com/gatsbyjs/gatsby/blob/master/packages/gatsby-plugin-sharp/src/index.js
 */
export async function countShownSize(file: PictureFile): Promise<void> {
  const [kept, { autoOrient }] = await Promise.all([getImageSizeAsync(file), sharp(file.absolutePath).metadata()]);
  Object.assign(kept, autoOrient);
}

type Resolver = GraphQLFieldResolver<Node, { nodeModel: NodeModel }>;

/** Has a resolver of `gatsbyImageData` make pictures in the proportions in which they are shown. */
export const asShown =
  (resolve: GraphQLFieldResolver<Node, unknown>): Resolver =>
  async (picture, args, context, info) => {
    const file = context.nodeModel.getNodeById({ id: picture.parent }) as PictureFile | null;
    if (file) await countShownSize(file);
    return resolve(picture, args, context, info);
  };
