import type { CreateResolversArgs } from 'gatsby';
import { createResolvers } from '../../../src/gatsby/create-resolvers';

type Resolve = (picture: object, args: object, context: object, info: object) => unknown;

/** The resolver of a picture's data, which counts how often the original one is called. */
function resolverWith(originalResolver: Resolve): Resolve {
  let resolvers: { ImageSharp?: { gatsbyImageData: { resolve: Resolve } } } = {};
  const api = { createResolvers: (created: typeof resolvers) => (resolvers = created) };
  void createResolvers?.(api as unknown as CreateResolversArgs, { plugins: [] }, () => undefined);
  return (picture, args, context) =>
    resolvers.ImageSharp?.gatsbyImageData.resolve(picture, args, context, { originalResolver });
}

const picture = (id: string, contentDigest: string) => ({ id, internal: { contentDigest } });

it('makes the data of a picture once for the same arguments, and again when the picture changes', () => {
  const original = jest.fn((_picture: object, { width }: { width?: number }) => ({ width }));
  const resolve = resolverWith(original);
  const first = resolve(picture('a', '1'), { width: 320 }, {}, {});
  expect(first).toEqual({ width: 320 });
  expect(resolve(picture('a', '1'), { width: 320 }, {}, {})).toBe(first);
  expect(original).toHaveBeenCalledTimes(1);
  expect(resolve(picture('a', '1'), { width: 640 }, {}, {})).toEqual({ width: 640 });
  resolve(picture('a', '2'), { width: 320 }, {}, {});
  resolve(picture('b', '1'), { width: 320 }, {}, {});
  expect(original).toHaveBeenCalledTimes(4);
});

it('makes no data again when Gatsby creates the resolvers again, as it does with each edit while developing', () => {
  const original = jest.fn(() => ({}));
  const first = resolverWith(original)(picture('c', '1'), {}, {}, {});
  expect(resolverWith(original)(picture('c', '1'), {}, {}, {})).toBe(first);
  expect(original).toHaveBeenCalledTimes(1);
});
