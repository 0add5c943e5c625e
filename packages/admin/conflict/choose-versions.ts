import { localeFacts, isLocale } from '../../../src/i18n/locales';
import { localeOfFile } from '../files/entry';
import { element } from '../form/element';
import { fieldName } from '../form/labels';
import type { OtherChange } from './merge';

/** A field that another writer has changed, and the file that has the field. */
export interface Conflict extends OtherChange {
  file: string;
}

const inWords = (value: unknown): string => {
  if (value === undefined) return '(nothing)';
  return typeof value === 'string' ? value : JSON.stringify(value, null, 1).replace(/[{}[\]",]/g, '');
};

/**
 * A choice between two versions of a field. If both writers have changed it, neither is preselected and the writer must
 * choose.
 */
function choiceFor({ file, field, mine, theirs, isBoth }: Conflict, index: number): HTMLFieldSetElement {
  const locale = localeOfFile(file);
  const name = [...(isLocale(locale) ? [localeFacts[locale].name] : []), fieldName(field)].join(' › ');
  const option = (value: string, label: string, version: unknown, checked: boolean): HTMLLabelElement => {
    const input = Object.assign(element('input'), { type: 'radio', name: `conflict-${index}`, value, checked });
    input.required = true;
    return element('label', input, element('strong', label), element('q', inWords(version)));
  };
  return element(
    'fieldset',
    element('legend', name),
    option('theirs', 'As it is now', theirs, !isBoth),
    option('mine', 'As in this form', mine, false),
  );
}

/**
 * Shows both versions of each field in a dialog. Resolves to an array that says for each whether to keep `mine`;
 * undefined if the writer cancels.
 */
export function chooseVersions(conflicts: readonly Conflict[]): Promise<boolean[] | undefined> {
  const form = Object.assign(element('form'), { method: 'dialog' });
  const save = Object.assign(element('button', 'Save'), { type: 'submit', value: 'save' });
  const back = Object.assign(element('button', 'Back to the form'), {
    type: 'submit',
    value: '',
    formNoValidate: true,
  });
  form.append(
    element('h2', 'Somebody else has changed this in the meantime'),
    element('p', 'Choose which text is to be saved. Nothing has been written yet.'),
    ...conflicts.map(choiceFor),
    element('footer', back, save),
  );
  const dialog = element('dialog', form);
  dialog.className = 'conflict';
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((resolve) =>
    dialog.addEventListener('close', () => {
      const data = new FormData(form);
      dialog.remove();
      resolve(
        dialog.returnValue === 'save'
          ? conflicts.map((_, index) => data.get(`conflict-${index}`) === 'mine')
          : undefined,
      );
    }),
  );
}
