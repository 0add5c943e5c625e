/** @jest-environment jsdom */
import { noteFailedScripts } from '../../../src/early/failed-scripts';

const fail = (name: string) => {
  const element = document.body.appendChild(document.createElement(name));
  element.dispatchEvent(new Event('error'));
};

it('a script that never comes is noted, a picture is not', () => {
  noteFailedScripts();
  fail('img');
  expect(document.documentElement).not.toHaveAttribute('data-scripts-failed');
  fail('script');
  expect(document.documentElement).toHaveAttribute('data-scripts-failed');
});
