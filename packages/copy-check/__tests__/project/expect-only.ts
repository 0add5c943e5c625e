import { BrokenProject } from './broken-project';

/** Breaks one file of the real content and expects exactly one problem there, on the line of the change. */
export function expectOnly(
  file: string,
  from: string | RegExp,
  to: string,
  field: string | RegExp,
  message: RegExp,
): void {
  const project = new BrokenProject();
  const line = project.change(file, (text) => text.replace(from, to));
  expect(project.allProblems()).toEqual([
    {
      file,
      line,
      column: expect.any(Number),
      field: typeof field === 'string' ? field : expect.stringMatching(field),
      message: expect.stringMatching(message),
    },
  ]);
}
