/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { ErrorScreen } from '../../../src/components/error-screen';
import { describeError } from '../../../src/components/error-text';

it.each([
  [
    'status and status text',
    { status: 503, statusText: 'Service Unavailable', message: 'x' },
    '503 Service Unavailable',
  ],
  ['the status alone', { status: 500, statusText: '' }, '500'],
  ['the message of an error without status', new Error('Loading chunk 7 failed'), 'Loading chunk 7 failed'],
  ['a thrown text', 'No route to host', 'No route to host'],
  ['nothing of nothing', undefined, ''],
  ['nothing of an empty object', {}, ''],
])('the error screen says of an error %s', (_what, error, expected) => {
  expect(describeError(error)).toBe(expected);
});

it('the error screen has the focus, since not every screen reader announces an alert that is inserted', () => {
  const strings = { title: 'Unexpected Application Error!', lead: 'Sorry.', tryAgain: 'Try again', home: 'Home' };
  render(<ErrorScreen error={new Error('Broken')} strings={strings} homePath="/fr" />);
  expect(screen.getByRole('alert')).toHaveFocus();
  expect(screen.getByRole('alert')).toHaveTextContent('Broken');
});
