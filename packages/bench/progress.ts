/** Called with a description of what is measured next. */
export type Progress = (what: string) => void;

/** Prints step, share and elapsed time to standard error; standard output is reserved for the report. */
export function countedProgress(total: number): Progress {
  const started = Date.now();
  let done = 0;
  return (what) => {
    done += 1;
    const seconds = Math.round((Date.now() - started) / 1000);
    process.stderr.write(`[${String(done).padStart(String(total).length)}/${total}] ${seconds} s  ${what}\n`);
  };
}
