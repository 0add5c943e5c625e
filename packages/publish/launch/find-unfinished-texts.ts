import { textsOfProject } from '../../copy-check/project/collect-copy';
import type { ContentFiles } from '../../../src/content/content-files';
import type { ContentSchema } from '../../../src/content/schema/schema';
import { readVoices } from '../../copy-check/text/voice';
import type { Problem } from '../../../src/content/problem';

/** Reports paragraphs that match a pattern in the list `unfinished` of their language (content/words/voice). */
export function findUnfinishedTexts(files: ContentFiles, schema: ContentSchema): Problem[] {
  const voices = readVoices(files.words);
  return textsOfProject(files, schema).flatMap((text) => {
    const phrases = (voices.get(text.locale)?.unfinished ?? []).map((phrase) => new RegExp(phrase, 'iu'));
    return [...text.value.matchAll(/\S.*/g)]
      .map(({ 0: line, index }) => ({ paragraph: line.replaceAll('**', ''), index }))
      .filter(({ paragraph }) => phrases.some((phrase) => phrase.test(paragraph)))
      .map(({ paragraph, index }) =>
        text.problem(`An unfinished text: write what it asks for in its place, or take it out: “${paragraph}”`, index),
      );
  });
}
