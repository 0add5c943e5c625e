import { createHash } from 'node:crypto';
import type { TranslatedFiles } from '../project-files';
import { matchTranslations, pairOf, type Translation } from './translations';

const hash = (text: string): string => createHash('sha256').update(text.trim()).digest('hex').slice(0, 10);

/** All translated texts that have an English original, with their hashes. */
export const findTranslations = (files: TranslatedFiles): Translation[] =>
  matchTranslations(files).map((match) => ({
    ...match,
    pair: pairOf(hash(match.original.value), hash(match.text.value)),
  }));
