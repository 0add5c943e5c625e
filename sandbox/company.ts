import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { object, string } from 'yup';

const settings = object({ name: string().required(), supportEmail: string().required() });

/** The company's name and mail address, from the same settings as the site's. */
export const company = settings.validateSync(
  parse(readFileSync(join(__dirname, '..', 'content', 'settings', 'company.yaml'), 'utf8')),
);
