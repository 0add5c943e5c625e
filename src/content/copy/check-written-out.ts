import { locales } from '../../i18n/locales';
import { formatFigure } from '../figures';
import type { Problem } from '../problem';
import type { Settings } from '../settings';
import type { CopyText } from './copy-text';
import { maskReferences } from './masks';

/** What the figures count, as the languages begin the words. A number before one of them is a claim. */
const counted = /^[\s\u00a0]+(?:[\p{L}-]+[\s\u00a0]+){0,2}?(?:instrument|asset|markt|market|wert|stock|share|aktie|action|titre|compan|unternehmen|entreprise|sociét|crypt|krypto|coin|indi[cz]|pair|paar|währung|devise|currenc|trader|händler|year|jahr|an(?:s|nées)\b)/iu;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const spaced = (text: string): string => escaped(text).replace(/[\s\u00a0\u202f]/g, '[\\s\\u00a0\\u202f]?');

/** How anybody would type a figure: as any language formats it. */
const spellings = (settings: Settings, name: string): string[] => {
  const figure = settings.figures[name];
  return figure ? [...new Set(locales.map((locale) => formatFigure(figure, locale)))] : [];
};

interface Slip {
  index: number;
  found: string;
  placeholder: string;
}

function figuresIn(text: string, settings: Settings): Slip[] {
  const slips: Slip[] = [];
  for (const [name, { value, style }] of Object.entries(settings.figures)) {
    // Small round numbers mean other things too; they are claims only before what the figure counts.
    const isTelling = style !== 'number' || value > 1000;
    const pattern = new RegExp(`(?<![\\d.,:€$£])(?:${spellings(settings, name).map(spaced).join('|')})(?![\\d%€$£]|[.,:]\\d)`, 'giu');
    for (const match of text.matchAll(pattern))
      if (isTelling || counted.test(text.slice(match.index + match[0].length)))
        slips.push({ index: match.index, found: match[0], placeholder: name });
  }
  return slips;
}

/** The company's name and address, and figures of `figures.yaml`, that stand in copy as words and digits instead of by their placeholder. */
export function checkWrittenOut(text: CopyText, settings: Settings): Problem[] {
  const masked = maskReferences(text.value, '\u0000');
  const { name, supportEmail } = settings.company;
  const names = [...masked.matchAll(new RegExp(escaped(name), 'gi'))].map((match) =>
    text.problem(`“${match[0]}” is written out: write {{company}} instead.`, match.index, match[0].length),
  );
  const address = text.value.indexOf(supportEmail);
  const addresses = address < 0 ? [] : [text.problem('The support address is written out: write {{supportEmail}} instead.', address, supportEmail.length)];
  const seen = new Set<number>();
  const figures = figuresIn(masked, settings)
    .filter(({ index }) => !seen.has(index) && seen.add(index))
    .map(({ index, found, placeholder }) =>
      text.problem(`“${found}” is a figure of content/settings/figures.yaml: write {{${placeholder}}} instead.`, index, found.length),
    );
  return [...names, ...addresses, ...figures];
}
