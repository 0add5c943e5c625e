const pattern = /^---\r?\n([\s\S]*?)\r?\n?---[ \t]*(?:\r?\n|$)([\s\S]*)$/;

/** A Markdown file in two: the YAML between its first two `---` lines, and the text below. */
export interface MarkdownFile {
  /** Undefined where the file does not start with front matter that ends. */
  yaml: string | undefined;
  body: string;
}

/** How many lines stand before the YAML. */
export const yamlFirstLine = 1;

export function splitFrontMatter(text: string): MarkdownFile {
  const match = pattern.exec(text);
  return match ? { yaml: match[1], body: String(match[2]).trim() } : { yaml: undefined, body: text };
}
