/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { ErrorScreen } from '../../../src/components/error-screen';
import { describeError } from '../../../src/components/error-text';

describe('what the error screen says of an error', () => {
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
    ['nothing of null', null, ''],
    ['nothing of an empty object', {}, ''],
  ])('is %s', (_what, error, expected) => {
    expect(describeError(error)).toBe(expected);
  });
});

describe('the error screen', () => {
  const strings = { title: 'Unexpected Application Error!', lead: 'Sorry.', tryAgain: 'Try again', home: 'Home' };

  it('has a heading and two ways out, and works without translations or a router', () => {
    render(<ErrorScreen error={new Error('Broken')} strings={strings} homePath="/fr" />);
    expect(screen.getByRole('alert')).toHaveTextContent('Broken');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Unexpected Application Error!');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
    expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/fr');
  });

  it('has the focus when it appears, since not every screen reader announces an alert that is inserted', () => {
    render(<ErrorScreen error={new Error('Broken')} strings={strings} homePath="/" />);
    expect(screen.getByRole('alert')).toHaveFocus();
  });

  it('leaves out the reason when there is none', () => {
    render(<ErrorScreen error={undefined} strings={strings} homePath="/" />);
    expect(document.querySelector('code')).toBeNull();
  });
});
