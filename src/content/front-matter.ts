const pattern = /^---\r?\n([\s\S]*?)\r?\n?---[ \t]*(?:\r?\n|$)([\s\S]*)$/;

/** A Markdown file, split into the YAML between its first two `---` lines and the text below. */
interface MarkdownFile {
  /** Undefined if there is no front matter, or its end is missing. */
  yaml: string | undefined;
  body: string;
}

/** Number of lines before the YAML. */
export const yamlFirstLine = 1;

export function splitFrontMatter(text: string): MarkdownFile {
  const match = pattern.exec(text);
  return match ? { yaml: match[1], body: String(match[2]).trim() } : { yaml: undefined, body: text };
}
