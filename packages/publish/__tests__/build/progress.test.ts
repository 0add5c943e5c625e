import { Progress } from '../../build/progress';

/** Returns what a `Progress` writes, to a terminal or to a file. */
function written(isTTY: boolean, act: (progress: Progress) => void, columns = 80): string {
  let output = '';
  const write = (text: string): boolean => Boolean((output += text));
  act(new Progress('Building', { isTTY, columns, write }));
  return output;
}

/** Returns the lines that a terminal shows at the end, after `\r` has overwritten earlier text. */
const shown = (output: string): string[] =>
  output.split('\n').map((line) =>
    line
      .split(/\u001b\[1G/)
      .at(-1)!
      .replace(/\u001b\[2K/, ''),
  );

const run = (progress: Progress): void => {
  progress.step('reading');
  progress.print('warn Too large');
  progress.step('rendering');
  progress.step('rendering');
};

it('in a terminal window, a build shows its progress in one line below all output, which disappears at the end', () => {
  expect(shown(written(true, run))).toEqual(['warn Too large', 'Building: rendering, 0 s']);
  const ended = written(true, (progress) => {
    run(progress);
    progress.end();
  });
  expect(shown(ended)).toEqual(['warn Too large', '']);
});

it('in a narrow terminal window, a build’s line of progress is cut off instead of wrapping', () => {
  expect(shown(written(true, (progress) => progress.step('reading'), 12))).toEqual(['Building: r']);
});

it('in a log file, a build’s progress has one plain line for each step', () => {
  expect(written(false, run)).toBe('Building: reading\nwarn Too large\nBuilding: rendering\n');
});
