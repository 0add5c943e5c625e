/** @jest-environment jsdom */
import * as ours from '../../src/slim/gatsby-link';

// The package does not declare the type of this function.
const theirs = jest.requireActual<Pick<typeof ours, 'parsePath'>>('../../node_modules/gatsby-link');

it.each([
  '/',
  '/de/terms',
  '/de/terms?x=1#y',
  '/a#b?c',
  '/a?b?c#d#e',
  '?x',
  '#y',
  '',
  '/a?',
  '/a#',
  '//host/a',
  '/a\n?b',
])('splits %j as gatsby-link does', (path) => {
  expect(ours.parsePath(path)).toEqual(theirs.parsePath(path));
});

it('goes where it is told by Gatsby’s own function', () => {
  const own = jest.fn();
  Object.assign(window, { ___navigate: own });
  ours.navigate(ours.withPrefix('/de/terms'), { replace: true });
  expect(own.mock.calls).toEqual([['/de/terms', { replace: true }]]);
});
