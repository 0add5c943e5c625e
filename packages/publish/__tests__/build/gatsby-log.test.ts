import { showLogLine } from '../../build/gatsby-log';

const log = (payload: object, type = 'LOG'): string => JSON.stringify({ type, payload });
const error = {
  level: 'ERROR',
  text: 'Cannot query field',
  filePath: 'src/a.tsx',
  location: { start: { line: 3, column: 7 } },
};

it.each([
  ['a step', log({ level: 'ACTIVITY_SUCCESS', text: 'schema', duration: 1.234 }), 'step', '   1.2 s  schema'],
  ['a warning', log({ level: 'WARNING', text: 'order' }), 'warning', 'warning: order'],
  ['a warning of webpack', '<w> [webpack.cache] Skipped', 'warning', '<w> [webpack.cache] Skipped'],
  ['an error', log(error), 'error', 'error: Cannot query field\n  in src/a.tsx:3:7'],
  ['what another program prints', '{ not JSON', 'other', '{ not JSON'],
])('shows %s', (_, line, level, text) => expect(showLogLine(line)).toEqual({ level, text }));

it.each([
  ['a short step', log({ level: 'ACTIVITY_SUCCESS', text: 'onPreInit', duration: 0.01 })],
  ['a message', log({ level: 'INFO', text: 'Total nodes: 833' })],
  ['the list of pages', log({ pages: {} }, 'RENDER_PAGE_TREE')],
  ['an empty line', '  '],
])('leaves out %s', (_, line) => expect(showLogLine(line)).toBeUndefined());
