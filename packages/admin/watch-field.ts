import type { Field } from '@sveltia/cms';

/**
 * The name of a custom field that shows and saves nothing. It exists because Sveltia CMS passes the whole form's values
 * only to custom fields: https://sveltiacms.app/en/docs/api/field-types
 */
export const watchField = 'form-watch';

/** Adds the watching field to a form. It comes first, since only fields in view are rendered. */
export const watched = (fields: readonly Field[]): Field[] => [
  { name: watchField, label: 'Watch', widget: watchField, required: false, i18n: true },
  ...fields,
];
