/** @jest-environment jsdom */
import { forgetAnnouncedPage } from '../../../src/navigation/announced';

const announcer = () => document.getElementById('gatsby-announcer');

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = '<div id="gatsby-announcer">Markets</div>';
});

afterEach(() => jest.useRealTimers());

test('the name of a page stays until it has been announced, and is gone then', () => {
  forgetAnnouncedPage();
  jest.advanceTimersByTime(1900);
  expect(announcer()).toHaveTextContent('Markets');
  jest.advanceTimersByTime(200);
  expect(announcer()).toBeEmptyDOMElement();
});
