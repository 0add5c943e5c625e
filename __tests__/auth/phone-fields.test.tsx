/** @jest-environment jsdom */
import '../support/settings';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { navigate } from 'gatsby';
import { AuthForm } from '../../src/auth/auth-form';
import { dropDraft } from '../../src/auth/drafts';
import type { Tree } from '../../src/i18n/paths';
import { renderInPage } from '../support/render-in-page';

const open = (tree: Tree = 'bare') => renderInPage(<AuthForm form="register" />, { tree, route: 'register' });

const field = (label: string) => screen.getByLabelText(label);

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.mocked(navigate).mockClear();
});

afterEach(() => {
  jest.restoreAllMocks();
  dropDraft('register');
});

describe('the phone', () => {
  it('shows live what will be sent, for both fields', async () => {
    const user = userEvent.setup();
    open();
    await user.selectOptions(field('Country code'), '+33');
    await user.type(field('Phone'), '6 12');
    expect(field('Phone')).toHaveAccessibleDescription('We will send +33612.');
    await user.selectOptions(field('Country code'), '+1');
    expect(field('Phone')).toHaveAccessibleDescription(/^We will send \+1612\./);
  });

  it('is told to screen readers after typing rests', async () => {
    jest.useFakeTimers();
    try {
      const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
      open();
      await user.type(field('Phone'), '20');
      const live = () => document.querySelector('output');
      expect(live()).toBeEmptyDOMElement();
      act(() => jest.advanceTimersByTime(1000));
      expect(live()).toHaveTextContent('We will send +4420.');
    } finally {
      jest.useRealTimers();
    }
  });

  it('doubts a leading 0 after a country’s code and changes nothing', async () => {
    const user = userEvent.setup();
    open('de');
    await user.type(field('Telefon'), '0151');
    expect(field('Telefon')).toHaveAccessibleDescription(
      'Wir übermitteln +490151. Nach +49 entfällt die führende 0 in der Regel.',
    );
    expect(field('Telefon')).toHaveValue('0151');
  });

  it('of another country is typed in full', async () => {
    const user = userEvent.setup();
    open();
    await user.selectOptions(field('Country code'), 'another');
    expect(field('Phone')).toHaveAccessibleDescription('Type the full number, with its country code.');
    expect(field('Phone')).toHaveAttribute('autocomplete', 'tel');
    await user.type(field('Phone'), '+43 660 1');
    expect(field('Phone')).toHaveAccessibleDescription('We will send +436601.');
  });

  it.each([
    ['bare', '+44'],
    ['de', '+49'],
    ['fr', '+33'],
  ] as const)('of the %s tree begins with %s', (tree, code) => {
    open(tree);
    expect(document.querySelector('select')).toHaveValue(code);
  });
});
