import type { Plant } from './planted-site';

/* What can be done to responses, for faults.ts. */

export const to = (path: string | RegExp, change: Plant): Plant => {
  const isMeant = (asked: string) => (typeof path === 'string' ? asked === path : path.test(asked));
  return (passing) => void (isMeant(passing.path) && change(passing));
};

export const without =
  (header: string): Plant =>
  (passing) =>
    void delete passing.headers[header];

export const sending =
  (header: string, value: string): Plant =>
  (passing) =>
    void (passing.headers[header] = value);

export const changing =
  (header: string, text: string, by: string): Plant =>
  (passing) =>
    void (passing.headers[header] = String(passing.headers[header]).replace(text, by));

export const status =
  (code: number): Plant =>
  (passing) =>
    void (passing.status = code);

export const replacing =
  (text: string | RegExp, by: string): Plant =>
  (passing) =>
    void (passing.body = Buffer.from(passing.body.toString().replace(text, by)));

export const containing =
  (text: string): Plant =>
  (passing) =>
    void (passing.body = Buffer.from(text));

export const adding = (text: string): Plant => replacing(/$/, text);

export const onPreflight =
  (plant: Plant): Plant =>
  (passing) =>
    void (passing.method === 'OPTIONS' && plant(passing));

export const onPost =
  (plant: Plant): Plant =>
  (passing) =>
    void (passing.method === 'POST' && plant(passing));
