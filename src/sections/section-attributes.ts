import type { Background, SectionAttributes } from '../components/section';
import { typeToKind } from '../section-kind';

/** Static properties of a section component. */
export interface KindFacts {
  /**
   * The background of the section. `dark`: a dark blue band across the window. `own`: the section draws its background
   * itself. If undefined: white or tinted.
   */
  background?: 'dark' | 'own';
}

/**
 * Returns the ids of a page's sections, by their GraphQL types. The id of the first section of a kind is the kind's
 * name; that of the second ends in `-2`.
 */
export const sectionIds = (typeNames: readonly string[]): string[] =>
  typeNames.map((typeName, index) => {
    const nth = typeNames.slice(0, index + 1).filter((other) => other === typeName).length;
    return nth === 1 ? typeToKind(typeName) : `${typeToKind(typeName)}-${nth}`;
  });

/**
 * Returns the attributes of a page's sections, from top to bottom. Backgrounds alternate between white and tinted,
 * starting with white, also after a dark band. `kinds` are the section components by GraphQL type.
 */
export function attributesOf(
  typeNames: readonly string[],
  kinds: Readonly<Record<string, KindFacts | undefined>>,
): SectionAttributes[] {
  let last: Background | undefined;
  return sectionIds(typeNames).map((id, index) => {
    const labelledBy = `${id}-title`;
    const own = kinds[typeNames[index]!]?.background;
    if (own === 'own') return { id, labelledBy, background: 'plain' };
    last = own ?? (last === 'plain' ? 'tinted' : 'plain');
    return { id, labelledBy, background: last };
  });
}
