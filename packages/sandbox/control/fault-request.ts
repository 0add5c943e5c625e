import { mixed, number, object, string } from 'yup';
import { type Fault, faultModes } from '../faults';

const longestDelayMs = 600_000;

const rules = object({
  mode: string().oneOf(faultModes).required(),
  path: string(),
  email: string(),
  ms: number().integer().min(0).max(longestDelayMs),
  status: number().integer().min(200).max(599),
  body: mixed().nullable(),
}).noUnknown();

/** Reads a fault from a request's body. Throws yup's `ValidationError` if it is not one. */
export const readFault = (value: unknown): Promise<Fault> => rules.validate(value, { stripUnknown: false });
