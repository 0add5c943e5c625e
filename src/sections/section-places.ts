import type { SectionPlace } from '../components/section';
import { typeToKind } from '../section-kind';
import { groundsOf } from './tones';

/** Where each of a page's sections stands. The first of a kind has the kind's name as its id, the second `kind-2`. */
export function placesOf(typeNames: readonly string[]): SectionPlace[] {
  const grounds = groundsOf(typeNames);
  return typeNames.map((typeName, index) => {
    const nth = typeNames.slice(0, index + 1).filter((other) => other === typeName).length;
    const id = nth === 1 ? typeToKind(typeName) : `${typeToKind(typeName)}-${nth}`;
    return { id, labelledBy: `${id}-title`, tone: grounds[index] ?? 'plain' };
  });
}
