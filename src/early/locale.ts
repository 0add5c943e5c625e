import { guardLocale } from '../i18n/locale-guard';

/** Before anything is painted: leaves for the stored language's tree, or remembers the one visited. True when leaving. */
export function redirectOrRemember(): boolean {
  const target = guardLocale(window.location);
  if (target !== undefined) window.location.replace(target);
  return target !== undefined;
}
