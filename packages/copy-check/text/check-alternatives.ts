import type { Problem } from '../../../src/content/problem';
import type { CopyText } from '../../../src/content/placed-text';

const shortest = 15;

/** Words that screen readers say themselves before an alternative text, such as “picture”. */
const announced =
  /^(?:an? |the |une? |la |le |l’|ein |eine |das |der )?(?:picture|image|photo|screenshot|graphic|bild|foto|grafik|abbildung|capture)\b/iu;

const fileName = /\.(?:png|jpe?g|webp|svg|gif)\b|^[\w-]+_[\w-]+$/i;

/** Reports alternative texts that do not say what the picture shows. */
export function checkAlternatives(text: CopyText): Problem[] {
  if (!text.field.endsWith('.alt')) return [];
  const { value } = text;
  if (fileName.test(value)) return [text.problem('This is the name of a file: say what the picture shows.')];
  if (announced.test(value))
    return [text.problem('Screen readers say that this is a picture: begin with what it shows.')];
  if (value.trim().length < shortest)
    return [text.problem('This says too little: describe in a sentence what the picture shows.')];
  return [];
}
