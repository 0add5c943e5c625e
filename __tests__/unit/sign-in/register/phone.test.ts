import { countries, doubtfulPrefix, phoneToSend } from '../../../../src/sign-in/register/phone';

it.each([
  ['+33', '6-12-34-56-78', '+33612345678'],
  ['+7', '(912) 345:67=89', '+79123456789'],
  ['+1', '212_555_0100', '+12125550100'],
  ['+49', ' +43 660 1234567', '+436601234567'],
  ['+49', '0043 660 1234567', '+436601234567'],
  ['+49', '(+43) 660 1234567', '+436601234567'],
  ['another', ' (+ 43 660) 1234567', '+436601234567'],
  ['+7', '812 345 67 89', '+78123456789'],
  ['another', '43 660 1234567', '+436601234567'],
  ['+49', '151\u201123\u20114567', '+49151234567'],
  ['+49', '۰۰۴۳ ۶۶۰ ۱۲۳۴۵۶۷', '+436601234567'],
])('with the country code “%s”, the phone number “%s” is sent as %s without a warning', (country, typed, sent) => {
  expect(phoneToSend(country, typed)).toBe(sent);
  expect(doubtfulPrefix(country, typed)).toBeUndefined();
});

it.each([
  ['+44', '020 7946 0958', '+4402079460958', '0'],
  ['+49', '0151 2345678', '+4901512345678', '0'],
  ['+49', '001234567', '+49001234567', '0'],
  ['+33', '0049 (0)151 2345678', '+4901512345678', '0'],
  ['+7', '8 912 345 67 89', '+789123456789', '8'],
  ['+1', '1 202 555 0100', '+112025550100', '1'],
  ['+49', '49 170 1234567', '+49491701234567', '49'],
  ['another', '0151 2345678', '+01512345678', '0'],
  ['+49', '०१५१ २३४५६७८', '+4901512345678', '0'],
])(
  'with the country code “%s”, the phone number “%s” is sent as %s after a warning about the prefix “%s”',
  (country, typed, sent, prefix) => {
    expect(phoneToSend(country, typed)).toBe(sent);
    expect(doubtfulPrefix(country, typed)).toBe(prefix);
  },
);

it('the phone field offers the five country codes of the specification, in the same order', () => {
  expect(countries.map(({ code }) => code)).toEqual(['+33', '+7', '+49', '+1', '+44']);
});
