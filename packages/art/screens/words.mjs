// Every word of the screens, by language. The terms are those of the site's own pages.

import { de } from './words/de.mjs';
import { en } from './words/en.mjs';
import { fr } from './words/fr.mjs';

export const WORDS = { en, de, fr };
