import type { Background, SectionAttributes } from '../components/section';
import { typeToKind } from '../section-kind';

/** What a kind's component says of the background, if anything. */
export interface KindFacts {
  /** `dark` is a band of dark blue across the window; `own` is drawn by the section itself. Others are white or tinted. */
  background?: 'dark' | 'own';
}

/** The ids of a page's sections, by the names of their types: the first of a kind has the kind's name, the second `kind-2`. */
export const idsOf = (typeNames: readonly string[]): string[] =>
  typeNames.map((typeName, index) => {
    const nth = typeNames.slice(0, index + 1).filter((other) => other === typeName).length;
    return nth === 1 ? typeToKind(typeName) : `${typeToKind(typeName)}-${nth}`;
  });

/**
 * The attributes of a page's sections, from top to bottom. Backgrounds are white and tinted by turns with dark blue bands between them; below a band the turns begin again
 * with white. `kinds` are the components by the names of the types.
 */
export function attributesOf(
  typeNames: readonly string[],
  kinds: Readonly<Record<string, KindFacts | undefined>>,
): SectionAttributes[] {
  let last: Background | undefined;
  return idsOf(typeNames).map((id, index) => {
    const labelledBy = `${id}-title`;
    const own = kinds[typeNames[index]!]?.background;
    if (own === 'own') return { id, labelledBy, background: 'plain' };
    last = own ?? (last === 'plain' ? 'tinted' : 'plain');
    return { id, labelledBy, background: last };
  });
}
