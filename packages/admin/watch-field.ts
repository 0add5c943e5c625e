import type { Field } from '@sveltia/cms';

/**
 * A field that shows and saves nothing. Sveltia CMS passes the values of the whole form only to controls of custom
 * fields: https://sveltiacms.app/en/docs/api/field-types
 */
export const watchField = 'form-watch';

/** The fields of a form with the field that watches them; first, since only fields in view are rendered. */
export const watched = (fields: readonly Field[]): Field[] => [
  { name: watchField, label: 'Watch', widget: watchField, required: false, i18n: true },
  ...fields,
];
