/** Numbers of passed and failed tests. */
export interface TestCount {
  passed: number;
  failed: number;
}

interface Suite {
  file: string;
  suites?: Suite[];
  specs?: { ok: boolean }[];
}

/** The parts of Playwright's JSON report that are used. */
export interface BrowserReport {
  suites: Suite[];
}

const specsOf = ({ specs = [], suites = [] }: Suite): { ok: boolean }[] => [...specs, ...suites.flatMap(specsOf)];

/** Counts the tests of the spec files whose names match. */
export function countTests({ suites }: BrowserReport, files: RegExp): TestCount {
  const specs = suites.filter(({ file }) => files.test(file)).flatMap(specsOf);
  const passed = specs.filter(({ ok }) => ok).length;
  return { passed, failed: specs.length - passed };
}
