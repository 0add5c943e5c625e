import { type InferType, type ObjectSchema, ValidationError, type AnyObject } from 'yup';
import type { Payload } from './payload';

/** Keys of error messages by field; a 422 has them translated. */
export type FieldErrors = Record<string, string[]>;

/** Thrown for a payload that is not valid. */
export class InvalidPayload extends Error {
  constructor(readonly fields: FieldErrors) {
    super('invalid payload');
  }
}

/** Fields with a value other than a string, which yup would convert to one. */
function notText(rules: ObjectSchema<AnyObject>, payload: Payload): FieldErrors {
  const names = Object.keys(rules.fields).filter((name) => !['string', 'undefined'].includes(typeof payload[name]));
  return Object.fromEntries(names.map((name) => [name, ['notValid']]));
}

function byField({ inner }: ValidationError): FieldErrors {
  const fields: FieldErrors = {};
  for (const { path = '', message } of inner) fields[path] = [...(fields[path] ?? []), message];
  return fields;
}

/** Removes empty fields, as Formik does before validation, so that they count as missing. */
const withoutEmpty = (payload: Payload): Payload =>
  Object.fromEntries(Object.entries(payload).filter(([, value]) => value !== ''));

/** The payload's fields after validation, which also trims them. Throws `InvalidPayload`. */
export async function validated<Rules extends ObjectSchema<AnyObject>>(
  rules: Rules,
  payload: Payload,
): Promise<InferType<Rules>> {
  const wrong = notText(rules, payload);
  if (Object.keys(wrong).length > 0) throw new InvalidPayload(wrong);
  try {
    return await rules.validate(withoutEmpty(payload), { abortEarly: false, stripUnknown: true });
  } catch (error) {
    throw error instanceof ValidationError ? new InvalidPayload(byField(error)) : error;
  }
}
