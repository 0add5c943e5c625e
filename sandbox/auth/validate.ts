import { type InferType, type ObjectSchema, ValidationError, type AnyObject } from 'yup';
import type { Payload } from './payload';

/** Message keys by field, as a 422 carries them once they are translated. */
export type FieldErrors = Record<string, string[]>;

/** A payload that breaks rules. */
export class InvalidPayload extends Error {
  constructor(readonly fields: FieldErrors) {
    super('invalid payload');
  }
}

/** Fields that are there and are no text. Yup would make text of numbers and the like. */
function notText(rules: ObjectSchema<AnyObject>, payload: Payload): FieldErrors {
  const names = Object.keys(rules.fields).filter((name) => !['string', 'undefined'].includes(typeof payload[name]));
  return Object.fromEntries(names.map((name) => [name, ['notValid']]));
}

function byField({ inner }: ValidationError): FieldErrors {
  const fields: FieldErrors = {};
  for (const { path = '', message } of inner) fields[path] = [...(fields[path] ?? []), message];
  return fields;
}

/** Formik shows its schemas empty fields as missing ones. */
const withoutEmpty = (payload: Payload): Payload =>
  Object.fromEntries(Object.entries(payload).filter(([, value]) => value !== ''));

/** The payload's fields as the rules make them (trimmed). Throws `InvalidPayload`. */
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
