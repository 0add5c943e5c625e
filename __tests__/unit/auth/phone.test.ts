import fc from 'fast-check';
import { anotherCountry, countries, hasNationalZero, phoneToSend } from '../../../src/auth/phone';

describe('the number that is sent', () => {
  it.each([
    ['+49', '151 2345678', '+491512345678'],
    ['+33', '6-12-34-56-78', '+33612345678'],
    ['+7', '(912) 345:67=89', '+79123456789'],
    ['+1', '212_555_0100', '+12125550100'],
    ['+44', '020 7946 0958', '+4402079460958'],
    ['another', '43 660 1234567', '+436601234567'],
    ['another', '+43 660 1234567', '+436601234567'],
    ['+49', '+43 660 1234567', '+436601234567'],
    ['+49', ' +43 660 1234567', '+436601234567'],
    ['+49', '\u00a0\u202f\u2003+43\u00a0660 1234567 ', '+436601234567'],
    ['+49', '\t\ufeff+43 660 1234567', '+436601234567'],
    ['+49', '\u202a+43 660 1234567\u202c', '+436601234567'],
    ['+49', '0043 660 1234567', '+436601234567'],
    ['+49', ' (00) 43 660 1234567', '+436601234567'],
    ['another', '0043 660 1234567', '+436601234567'],
    ['+33', '06 12 34 56 78', '+330612345678'],
  ])('for %s and %s is %s', (country, typed, sent) => {
    expect(phoneToSend(country, typed)).toBe(sent);
  });

  it('is always a plus and digits', () => {
    const country = fc.constantFrom(...countries.map(({ code }) => code), anotherCountry);
    fc.assert(
      fc.property(country, fc.string(), (chosen, typed) => {
        expect(phoneToSend(chosen, typed)).toMatch(/^\+[0-9]*$/);
      }),
    );
  });
});

describe('a leading 0', () => {
  it.each([
    ['+49', '0151 2345678', true],
    ['+44', '(020) 7946 0958', true],
    ['+49', '151 2345670', false],
    ['+49', '+49 151 2345678', false],
    ['+49', '+49 0151 2345678', true],
    ['+33', '0049 (0)151 2345678', true],
    ['+33', '+43 (0) 660 1234567', true],
    ['another', '43 (\u00a00\u00a0) 660 1234567', true],
    ['another', '0151 2345678', true],
    ['another', '0043 660 1234567', false],
    ['another', '+39 06 1234567', false],
    ['+33', '', false],
  ])('after %s in %j is doubted: %s', (country, typed, doubted) => {
    expect(hasNationalZero(country, typed)).toBe(doubted);
  });
});

it('offers the five countries of the specification in its order', () => {
  expect(countries.map(({ code }) => code)).toEqual(['+33', '+7', '+49', '+1', '+44']);
});
