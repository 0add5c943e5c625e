// All words in the terminal pictures, by language, with the same terms as on the site.

import { de } from './words/de.mjs';
import { en } from './words/en.mjs';
import { fr } from './words/fr.mjs';

export const WORDS = { en, de, fr };
