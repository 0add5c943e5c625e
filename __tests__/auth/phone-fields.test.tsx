/** @jest-environment jsdom */
import '../support/settings';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { navigate } from 'gatsby';
import { AuthForm } from '../../src/auth/auth-form';
import { dropTypedValues } from '../../src/auth/typed-values';
import type { Tree } from '../../src/i18n/paths';
import { renderInPage } from '../support/render-in-page';
import { stubApi } from '../support/stub-api';

const open = (tree: Tree = 'bare') => renderInPage(<AuthForm form="register" />, { tree, route: 'register' });

const field = (label: string) => screen.getByLabelText(label);

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.mocked(navigate).mockClear();
});

afterEach(() => {
  jest.restoreAllMocks();
  dropTypedValues('register');
});

const preview = () => document.getElementById('field-phone-hint');

describe('the phone', () => {
  it('shows live what will be sent, for both fields', async () => {
    const user = userEvent.setup();
    open();
    await user.selectOptions(field('Country code'), '+33');
    await user.type(field('Phone'), '6 12');
    expect(preview()).toHaveTextContent('Your number in full: +33612.');
    // Screen readers would read a description that changes at every key.
    expect(field('Phone')).not.toHaveAccessibleDescription();
    await user.selectOptions(field('Country code'), '+1');
    expect(preview()).toHaveTextContent(/^Your number in full: \+1612\./);
  });

  it('is announced to screen readers once typing pauses', async () => {
    jest.useFakeTimers();
    try {
      const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
      open();
      await user.type(field('Phone'), '20');
      const live = () => document.querySelector('[aria-live]');
      expect(live()).not.toHaveTextContent('+4420');
      act(() => jest.advanceTimersByTime(1000));
      expect(live()).toHaveTextContent('Your number in full: +4420.');
    } finally {
      jest.useRealTimers();
    }
  });

  it('comes with a hint at a leading 0 after a country’s code, and stays as typed', async () => {
    const user = userEvent.setup();
    open('de');
    await user.type(field('Telefon'), '0151');
    expect(preview()).toHaveTextContent(
      'Vollständige Nummer: +490151. Nach der Ländervorwahl entfällt die führende 0 in der Regel.',
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
    expect(preview()).toHaveTextContent('Your number in full: +436601.');
  });

  it.each(['0660 1', '43 (0) 660 1', '+43 (0)660 1'])(
    'of another country comes with the same hint at its 0: %s',
    async (typed) => {
      const user = userEvent.setup();
      open();
      await user.selectOptions(field('Country code'), 'another');
      await user.type(field('Phone'), typed);
      expect(preview()).toHaveTextContent(/After the country code, the leading 0 is usually left out\.$/);
    },
  );

  it('is announced before it is typed: which code goes in front', async () => {
    const user = userEvent.setup();
    open();
    expect(field('Phone')).toHaveAccessibleDescription('We put +44 in front of the number.');
    await user.selectOptions(field('Country code'), '+33');
    expect(field('Phone')).toHaveAccessibleDescription('We put +33 in front of the number.');
  });

  it.each([
    ['+49', '\u00a0+43 660 1234567'],
    ['+49', '00 43 660 1234567'],
    ['+33', '(0)6 12-34-56-78'],
    ['another', ' 43 660 1234567'],
  ])('that was shown is the one that is sent, for %s and %j', async (country, typed) => {
    const calls = stubApi({ status: 201 });
    const user = userEvent.setup();
    open();
    for (const [label, text] of [
      ['First name', 'Ada'],
      ['Last name', 'Lovelace'],
      ['Phone', typed],
      ['Email', 'ada@example.com'],
      ['Password', 'x'],
      ['Repeat password', 'x'],
    ] as const) {
      await user.click(field(label));
      await user.paste(text);
    }
    await user.selectOptions(field('Country code'), country);
    await user.click(screen.getByRole('checkbox'));
    const shown = /Your number in full: (\+\d+)\./.exec(
      document.getElementById('field-phone-hint')?.textContent ?? '',
    )?.[1];
    await user.click(screen.getByRole('button', { name: 'Open account' }));
    await waitFor(() => expect(calls[0]?.payload.phone).toBe(shown));
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
