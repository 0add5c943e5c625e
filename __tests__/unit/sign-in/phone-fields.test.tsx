/** @jest-environment jsdom */
import '../../support/settings';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open } from './sign-in-page';
import { watchForms } from './watch-forms';
import { en, filled } from '../../support/strings';

const field = (label: string) => screen.getByLabelText(label);

watchForms();

const preview = () => document.getElementById('field-phone-hint');

describe('the phone', () => {
  it('shows live what will be sent, for both fields', async () => {
    const user = userEvent.setup();
    open('register');
    const codeInFront = filled(en.auth.phone.codeInFront, { country: '+44' });
    expect(field(en.auth.label.phone)).toHaveAccessibleDescription(codeInFront);
    await user.selectOptions(field(en.auth.label.country), '+33');
    await user.type(field(en.auth.label.phone), '6 12 34 56 78');
    expect(preview()).toHaveTextContent(filled(en.auth.phone.preview, { number: '+33612345678' }));
    // Screen readers would read a description that changes at every key.
    expect(field(en.auth.label.phone)).not.toHaveAccessibleDescription();
    await user.selectOptions(field(en.auth.label.country), '+1');
    expect(preview()).toHaveTextContent(filled(en.auth.phone.preview, { number: '+1612345678' }));
  });

  it('of another country is typed in full', async () => {
    const user = userEvent.setup();
    open('register');
    await user.selectOptions(field(en.auth.label.country), 'another');
    expect(field(en.auth.label.phone)).toHaveAccessibleDescription(en.auth.phone.fullNumber);
    expect(field(en.auth.label.phone)).toHaveAttribute('autocomplete', 'tel');
    await user.type(field(en.auth.label.phone), '+43 660 1234567');
    expect(preview()).toHaveTextContent(filled(en.auth.phone.preview, { number: '+436601234567' }));
  });

  it.each([
    ['bare', '+44'],
    ['de', '+49'],
    ['fr', '+33'],
  ] as const)('of the %s tree begins with %s', (tree, code) => {
    open('register', tree);
    expect(document.querySelector('select')).toHaveValue(code);
  });
});
