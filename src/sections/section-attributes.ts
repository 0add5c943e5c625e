import type { SectionAttributes } from '../components/section';
import { typeToKind } from '../section-kind';
import { backgroundsOf } from './backgrounds';

/** The attributes of a page's sections. The first of a kind has the kind's name as its id, the second `kind-2`. */
export function attributesOf(typeNames: readonly string[]): SectionAttributes[] {
  const backgrounds = backgroundsOf(typeNames);
  return typeNames.map((typeName, index) => {
    const nth = typeNames.slice(0, index + 1).filter((other) => other === typeName).length;
    const id = nth === 1 ? typeToKind(typeName) : `${typeToKind(typeName)}-${nth}`;
    return { id, labelledBy: `${id}-title`, background: backgrounds[index] ?? 'plain' };
  });
}
