/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { AfterPaint } from '../../../src/components/after-paint';

const commits: (string | null)[] = [];
const Watcher = () => {
  useLayoutEffect(() => void commits.push(document.body.textContent));
  return null;
};

const page = (
  <>
    <h1>Heading</h1>
    <Watcher />
    <AfterPaint>
      <p>Rest</p>
      <Watcher />
    </AfterPaint>
  </>
);

beforeEach(() => (commits.length = 0));
afterEach(() => window.history.replaceState(null, '', '/'));

it('a page that was navigated to has its heading first, then the rest', () => {
  render(page);
  expect([...new Set(commits)]).toEqual(['Heading', 'HeadingRest']);
});

it('a page opened at a place further down is whole at once', () => {
  window.history.replaceState(null, '', '#place');
  render(page);
  expect(new Set(commits)).toEqual(new Set(['HeadingRest']));
});
