import type { Field } from '@sveltia/cms';

/**
 * The name of a custom field that shows and saves nothing. It exists because Sveltia CMS passes the whole form's values
 * only to custom fields: https://sveltiacms.app/en/docs/api/field-types
 */
export const watchField = 'form-watch';

/** Adds the field `form-watch` at the top of a form, since Sveltia CMS renders only fields that are in view. */
export const watched = (fields: readonly Field[]): Field[] => [
  { name: watchField, label: 'Watch', widget: watchField, required: false, i18n: true },
  ...fields,
];
