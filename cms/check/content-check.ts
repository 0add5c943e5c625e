import type { CmsConfig } from '@sveltia/cms';
import { locales } from '../../src/i18n/locales';
import { countCharacters } from './character-counts';
import { Checker } from './checker';
import { showAtFields } from './field-notes';
import type { Checked } from './messages';
import { entriesOf } from './places';
import { Summary } from './summary';

/** The problems of a result, apart for the open entry and all others. */
export function divided({ entry, problems }: Checked) {
  const files = locales.map((locale) => entry.file.replace('{{locale}}', locale));
  return {
    own: problems.filter(({ file }) => files.includes(file)),
    others: problems.filter(({ file }) => !files.includes(file)),
  };
}

/** Checks the open entry while it is edited, and shows the result at its fields and as a list in `corner`. */
export function checkWhileEditing(config: CmsConfig, corner: HTMLElement): Checker {
  const entries = entriesOf(config);
  const summary = new Summary(entries);
  let latest: Checked | undefined;

  const showInForm = (): void => {
    showAtFields(latest ? divided(latest).own : []);
    if (latest) countCharacters(latest.figures);
  };

  corner.append(summary.element);
  // Fields come and go as lists are opened and languages chosen.
  let isDue = false;
  const later = (): void => {
    if (isDue) return;
    isDue = true;
    requestAnimationFrame(() => {
      isDue = false;
      showInForm();
    });
  };
  new MutationObserver(later).observe(document.body, { childList: true, subtree: true });
  window.addEventListener('input', later, { capture: true });

  return new Checker(entries, (checked) => {
    latest = checked;
    if (checked) {
      const { own, others } = divided(checked);
      summary.show(own, others);
    } else summary.hide();
    later();
  });
}
