import fc from 'fast-check';
import { anotherCountry, countries, doubtfulPrefix, phoneToSend } from '../../../src/sign-in/phone';

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
    ['+49', '000000000', '+49000000000'],
    ['+49', '001234567', '+49001234567'],
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

describe('a prefix that is probably wrong', () => {
  it.each([
    ['+49', '0151 2345678', '0'],
    ['+44', '(020) 7946 0958', '0'],
    ['+49', '151 2345670', undefined],
    ['+49', '+49 151 2345678', undefined],
    ['+49', '+49 0151 2345678', '0'],
    ['+33', '0049 (0)151 2345678', '0'],
    ['+33', '+43 (0) 660 1234567', '0'],
    ['another', '43 (\u00a00\u00a0) 660 1234567', '0'],
    ['another', '0151 2345678', '0'],
    ['another', '0043 660 1234567', undefined],
    ['another', '+39 06 1234567', undefined],
    ['+7', '8 912 345 67 89', '8'],
    ['+7', '812 345 67 89', undefined],
    ['+7', '7 912 345 67 89', '7'],
    ['+1', '1 202 555 0100', '1'],
    ['another', '1 1 202 555 0100', '1'],
    ['+49', '49 170 1234567', '49'],
    ['+49', '4921 123456', undefined],
    ['+33', '33 6 12 34 56 78', '33'],
    ['+44', '44 7911 123456', '44'],
    ['+33', '', undefined],
  ])('after %s in %j is %s', (country, typed, prefix) => {
    expect(doubtfulPrefix(country, typed)).toBe(prefix);
  });
});

it('offers the five countries of the specification in its order', () => {
  expect(countries.map(({ code }) => code)).toEqual(['+33', '+7', '+49', '+1', '+44']);
});
