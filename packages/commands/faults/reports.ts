import { relative } from 'node:path';

interface JestReport {
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string }[];
  }[];
}

interface Suite {
  file: string;
  title: string;
  suites?: Suite[];
  specs: { title: string; ok: boolean; file: string; tests: { results: { error?: { message?: string } }[] }[] }[];
}

interface PlaywrightReport {
  errors: { message?: string }[];
  suites: Suite[];
}

const failedInJest = ({ testResults }: JestReport, root: string): string[] =>
  testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName);
      const titles = failed.length > 0 ? failed : [message.slice(0, 300)];
      return titles.map((title) => `${relative(root, name)}: ${title}`);
    });

const firstLine = (text = ''): string => text.split('\n').slice(0, 1).join('').slice(0, 160);

const failedInSuite = ({ title, file, suites = [], specs }: Suite, path: string): string[] => {
  const own = title === file ? path : `${path} ${title}`;
  return [
    ...specs
      .filter(({ ok }) => !ok)
      .map(({ title: test, tests }) => `${own} ${test} — ${firstLine(tests[0]?.results[0]?.error?.message)}`),
    ...suites.flatMap((suite) => failedInSuite(suite, own)),
  ];
};

/** The tests that failed, each with its file, from a report of Jest (`--json`) or Playwright (`--reporter=json`). */
export function failedTests(text: string, root: string): string[] {
  const report = JSON.parse(text) as JestReport | PlaywrightReport; // Written by one of the two.
  if ('testResults' in report) return failedInJest(report, root);
  return [
    ...report.errors.map(({ message }) => firstLine(message)),
    ...report.suites.flatMap((suite) => failedInSuite(suite, `${suite.file}:`)),
  ];
}
