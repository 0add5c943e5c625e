import fc from 'fast-check';
import { fieldErrorsOf } from '../../../src/sign-in/broker/answer';

describe('the errors of an answer', () => {
  it.each([
    ['{"errors":{"email":"Taken"}}', { email: ['Taken'] }],
    ['{"errors":{"email":["Taken","Too odd"]}}', { email: ['Taken', 'Too odd'] }],
    ['{"errors":{"two_enabled":true}}', { two_enabled: [] }],
    ['{"errors":{"two_enabled":1}}', { two_enabled: [] }],
    ['{"errors":{"two_enabled":["Two factor required"]}}', { two_enabled: ['Two factor required'] }],
    ['{"errors":{"two_enabled":false}}', {}],
    ['{"errors":{"email":null,"phone":"","name":0}}', {}],
    ['{"errors":{"email":["Taken",3,null,{},["x"],""]}}', { email: ['Taken'] }],
    ['{"errors":{"email":{"code":1}}}', { email: [] }],
    ['{"errors":{}}', {}],
    ['{"errors":[]}', {}],
    ['{"errors":"no"}', {}],
    ['{"errors":null}', {}],
    ['{"message":"no"}', {}],
    ['{}', {}],
    ['[]', {}],
    ['null', {}],
    ['"errors"', {}],
    ['42', {}],
    ['', {}],
    ['{"errors":{"email"', {}],
    ['<!doctype html><h1>502 Bad Gateway</h1>', {}],
  ])('in %s are %j', (body, errors) => {
    expect(fieldErrorsOf(body)).toEqual(errors);
  });

  it('hold an entry named __proto__ like any other', () => {
    const errors = fieldErrorsOf('{"errors":{"__proto__":["x"],"constructor":["y"]}}');
    expect(Object.keys(errors)).toEqual(['__proto__', 'constructor']);
    expect(Object.getPrototypeOf(errors)).toBe(Object.prototype);
  });

  it('are lists of texts, whatever the body is', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.json().map((value) => `{"errors":${value}}`),
        ),
        (body) => {
          for (const texts of Object.values(fieldErrorsOf(body)))
            expect(texts.every((text) => typeof text === 'string')).toBe(true);
        },
      ),
    );
  });
});
