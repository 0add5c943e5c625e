import type { Failure, FieldErrors } from '../broker/result';
import type { Message } from '../forms/message';
import { idle, type Outcome } from '../forms/outcome';
import type { Effect } from './error-catalogue';

const asText = (texts: string[]): Message[] => texts.map((text) => ({ text }));

const entriesOf = (failure: Failure): [string, string[]][] =>
  failure.kind === 'http' ? Object.entries<FieldErrors[string]>(failure.errors) : [];

/** The entries of an answer's errors that no field of the form is named after. */
export const strayEntries = (failure: Failure, fields: readonly string[]): [string, string[]][] =>
  entriesOf(failure).filter(([field]) => !fields.includes(field));

function fieldErrors(failure: Failure, fields: readonly string[]): Outcome {
  const known = entriesOf(failure).filter(([field]) => fields.includes(field));
  const refused = Object.fromEntries(known.map(([field, texts]) => [field, asText(texts)]));
  return { state: 'idle', refused, alerts: strayEntries(failure, fields).flatMap(([, texts]) => asText(texts)) };
}

/** What an effect of the error catalogue means for a form with these fields. */
export function outcomeOf(effect: Effect, failure: Failure, fields: readonly string[]): Outcome {
  switch (effect.kind) {
    case 'secondFactor':
      return { ...idle, state: 'leaving' };
    case 'fieldErrors':
      return fieldErrors(failure, fields);
    case 'refusal':
      return {
        ...idle,
        refused: Object.fromEntries(effect.fields.map((field) => [field, [{ key: effect.message }]])),
      };
    case 'alert':
      return { ...idle, alerts: [{ key: effect.message }] };
    case 'silence':
      return idle;
  }
}
