import { labelsIn } from '../diagram-labels';

it('the labels of a drawing use strings under the name of its file, each at its place', () => {
  const file = 'content/diagrams/trend.svg';
  const svg =
    '<svg>\n  <text data-label="break"/><g data-label="low"/>\n<text\n data-label="high_2"/><text label="none"/></svg>';
  const use = { file, namespace: 'diagrams', isStart: false };
  expect(labelsIn(file, svg)).toEqual([
    { ...use, line: 2, column: 9, key: 'trend.break' },
    { ...use, line: 2, column: 32, key: 'trend.low' },
    { ...use, line: 4, column: 2, key: 'trend.high_2' },
  ]);
});
