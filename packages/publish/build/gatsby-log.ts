/** The fields used of a line that Gatsby's JSON logger writes. */
interface LogAction {
  type: string;
  payload?: {
    level?: string;
    text?: string;
    /** Seconds. */
    duration?: number;
    filePath?: string;
    location?: { start?: { line?: number; column?: number } };
    stack?: { fileName?: string; functionName?: string | null; lineNumber?: number }[];
  };
}

/** Steps that take less than this many seconds are not shown. */
const worthShowing = 0.5;

/** A line for the terminal, and whether it is a warning or an error. */
export interface Shown {
  level: 'step' | 'warning' | 'error' | 'other';
  text: string;
}

const parse = (line: string): LogAction | undefined => {
  if (!line.startsWith('{')) return undefined;
  try {
    // The format of gatsby-cli's JSON logger.
    return JSON.parse(line) as LogAction;
  } catch {
    return undefined;
  }
};

/** The location of an error: file and position, or else the first lines of the stack. */
function placeOf({ filePath, location, stack = [] }: NonNullable<LogAction['payload']>): string {
  if (filePath) return `\n  in ${[filePath, location?.start?.line, location?.start?.column].filter(Boolean).join(':')}`;
  return stack
    .slice(0, 5)
    .map(({ fileName, lineNumber }) => `\n  at ${fileName}:${lineNumber}`)
    .join('');
}

/**
 * Formats one line that `gatsby build` prints with `GATSBY_LOGGER=json`: steps with their seconds, warnings and errors.
 * Other messages of Gatsby, such as the list of all pages, are omitted; output of other programs is returned unchanged.
 */
export function showLogLine(line: string): Shown | undefined {
  const action = parse(line);
  // webpack marks its own warnings so, past Gatsby's logger.
  if (line.startsWith('<w>')) return { level: 'warning', text: line };
  if (!action) return line.trim() ? { level: 'other', text: line } : undefined;
  const { payload } = action;
  if (action.type !== 'LOG' || !payload) return undefined;
  const { level, text = '', duration = 0 } = payload;
  if (level === 'ERROR') return { level: 'error', text: `error: ${text}${placeOf(payload)}` };
  if (level === 'WARNING') return { level: 'warning', text: `warning: ${text}` };
  if (level === 'ACTIVITY_FAILED') return { level: 'error', text: `failed: ${text}` };
  if (level !== 'ACTIVITY_SUCCESS' || duration < worthShowing) return undefined;
  return { level: 'step', text: `${duration.toFixed(1).padStart(6)} s  ${text}` };
}
