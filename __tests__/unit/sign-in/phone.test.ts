import { countries, doubtfulPrefix, phoneToSend } from '../../../src/sign-in/phone';

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
    ['+49', '0043 660 1234567', '+436601234567'],
    ['+33', '06 12 34 56 78', '+330612345678'],
    ['+49', '001234567', '+49001234567'],
  ])('for %s and %s is %s', (country, typed, sent) => {
    expect(phoneToSend(country, typed)).toBe(sent);
  });
});

describe('a prefix that is probably wrong', () => {
  it.each([
    ['+49', '0151 2345678', '0'],
    ['+49', '151 2345670', undefined],
    ['+33', '0049 (0)151 2345678', '0'],
    ['another', '0151 2345678', '0'],
    ['another', '0043 660 1234567', undefined],
    ['+7', '8 912 345 67 89', '8'],
    ['+1', '1 202 555 0100', '1'],
    ['+49', '49 170 1234567', '49'],
  ])('after %s in %j is %s', (country, typed, prefix) => {
    expect(doubtfulPrefix(country, typed)).toBe(prefix);
  });
});

it('offers the five countries of the specification in its order', () => {
  expect(countries.map(({ code }) => code)).toEqual(['+33', '+7', '+49', '+1', '+44']);
});
