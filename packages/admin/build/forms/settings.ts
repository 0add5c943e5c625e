import type { CollectionFile, Field } from '@sveltia/cms';
import { parse } from 'yaml';
import type { ContentSchema } from '../../../../src/content/schema/schema';
import { settingsFile } from '../../../../src/content/settings';
import { fieldsFor, summaryOf } from './fields';
import { figureField } from '../../form/figure-field';
import { labelOf } from '../../form/labels';
import { formats } from '../../files/formats';
import type { ContentFiles } from '../../../../src/content/content-files';
import { watched } from '../../form/watch-field';

const settingsForm = (name: keyof typeof formats.settings, fields: Field[]): CollectionFile => ({
  name,
  label: labelOf(name),
  file: settingsFile(name),
  format: formats.settings[name],
  fields: watched(fields),
});

/**
 * The form fields of a figure in `figures.yaml`: its value and its style. The custom field for the value gets the
 * figure's key as an option, to look up the style in the form.
 */
const figureFields = (figure: string, fields: readonly Field[]): Field[] =>
  fields.map((field): Field =>
    field.name === 'value' ? { name: 'value', label: 'Value', widget: figureField, figure, i18n: true } : field,
  );

/** The collection of the files in `content/settings`. The form has a field for each figure in figures.yaml. */
export function settingsFiles({ settings }: ContentFiles, schema: ContentSchema): CollectionFile[] {
  const of = (type: string): Field[] => fieldsFor(schema.objects.get(type) ?? [], schema);
  const content: unknown = parse(settings.get(settingsFile('figures')) ?? '{}');
  const figures = Object.keys(content ?? {});
  return [
    settingsForm('company', of('Company')),
    settingsForm(
      'figures',
      figures.map((name) => ({
        name,
        label: labelOf(name),
        widget: 'object',
        fields: figureFields(name, of('Figure')),
      })),
    ),
    settingsForm('instruments', [
      {
        name: 'instruments',
        label: 'Instruments',
        label_singular: 'Instrument',
        widget: 'list',
        collapsed: true,
        summary: `${summaryOf(schema.objects.get('Instrument') ?? []).summary} · {{fields.assetClass}}`,
        fields: of('Instrument'),
      },
    ]),
    settingsForm('widgets', of('Widgets')),
  ];
}
