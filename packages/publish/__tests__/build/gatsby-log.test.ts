import { showLogLine } from '../../build/gatsby-log';

const log = (payload: object, type = 'LOG'): string => JSON.stringify({ type, payload });

it('shows a step with its seconds', () => {
  expect(showLogLine(log({ level: 'ACTIVITY_SUCCESS', text: 'building schema', duration: 1.234 }))).toEqual({
    level: 'step',
    text: '   1.2 s  building schema',
  });
});

it.each([
  ['a short step', log({ level: 'ACTIVITY_SUCCESS', text: 'onPreInit', duration: 0.01 })],
  ['a message', log({ level: 'INFO', text: 'Total nodes: 833' })],
  ['the list of pages', log({ pages: {} }, 'RENDER_PAGE_TREE')],
  ['an empty line', '  '],
])('leaves out %s', (_, line) => expect(showLogLine(line)).toBeUndefined());

it('shows a warning', () => {
  expect(showLogLine(log({ level: 'WARNING', text: 'order' }))).toEqual({ level: 'warning', text: 'warning: order' });
});

it('shows a warning that webpack prints by itself', () => {
  const line = '<w> [webpack.cache.PackFileCacheStrategy] Skipped not serializable cache item';
  expect(showLogLine(line)).toEqual({ level: 'warning', text: line });
});

it('shows an error with its file, line and column', () => {
  const location = { start: { line: 3, column: 7 } };
  expect(showLogLine(log({ level: 'ERROR', text: 'Cannot query field', filePath: 'src/a.tsx', location }))).toEqual({
    level: 'error',
    text: 'error: Cannot query field\n  in src/a.tsx:3:7',
  });
});

it('passes on what other programs print', () => {
  expect(showLogLine('{ not JSON')).toEqual({ level: 'other', text: '{ not JSON' });
});
