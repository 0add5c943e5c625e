import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { object, string } from 'yup';

const settings = object({ name: string().required(), supportEmail: string().required() });

/** Name and mail address of the company, from the settings of the site. */
export const company = settings.validateSync(
  parse(readFileSync(join(__dirname, '..', '..', 'content', 'settings', 'company.yaml'), 'utf8')),
);
