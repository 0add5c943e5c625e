import { debuggingPort } from './browser';
import { lighthouseBudget } from './budgets';
import { type Measurement, median } from './measurement';

const runs = 3;

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

type Category = (typeof categories)[number];

/** Categories for pages with `noindex`. The SEO category would count `noindex` as a fault. */
const withoutSeo = categories.filter((category) => category !== 'seo');

/** A page to measure. Pages that are not indexable are measured without SEO and have no time budget. */
export interface JudgedPage {
  path: string;
  indexable: boolean;
}

async function tryOnce(address: string, judged: readonly Category[]) {
  const { default: lighthouse } = await import('lighthouse');
  const result = await lighthouse(address, {
    port: debuggingPort,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...judged],
  });
  if (!result) throw new Error(`Lighthouse gave no answer for ${address}.`);
  return result.lhr;
}

/** Runs Lighthouse, and once more if Chrome's trace was lost, which happens on a busy machine. */
async function runOnce(address: string, judged: readonly Category[]) {
  const first = await tryOnce(address, judged);
  const report = first.runtimeError ? await tryOnce(address, judged) : first;
  if (report.runtimeError) throw new Error(`Lighthouse failed on ${address}: ${report.runtimeError.message}`);
  return report;
}

type Report = Awaited<ReturnType<typeof runOnce>>;

/** Failed audits that lower the score of their category. */
const findingsOf = ({ categories: all, audits }: Report): string[] =>
  Object.values(all).flatMap(({ auditRefs }) =>
    auditRefs
      .filter(({ weight, id }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => `${id}${audits[id]?.displayValue ? ` (${audits[id].displayValue})` : ''}`),
  );

/** Measures scores and times of a page on a phone with simulated slow 4G: medians of three runs. */
async function judge(origin: string, { path, indexable }: JudgedPage) {
  const judged = indexable ? categories : withoutSeo;
  const reports: Report[] = [];
  for (let run = 0; run < runs; run += 1) reports.push(await runOnce(origin + path, judged));
  const score = (category: Category) =>
    Math.round(100 * median(reports.map((report) => report.categories[category]?.score ?? 0)));
  const audit = (id: string) => median(reports.map((report) => report.audits[id]?.numericValue ?? NaN));
  const time = (name: string, id: string, budget: number): Measurement => ({
    name: `${name} of ${path}`,
    value: Math.round(audit(id)),
    unit: 'ms',
    ...(indexable && { budget }),
  });
  const { points, largestPaint, blocking, shift } = lighthouseBudget;
  const measurements: Measurement[] = [
    ...judged.map((category) => ({
      name: `${category} of ${path}`,
      value: score(category),
      unit: 'points' as const,
      budget: points,
    })),
    time('largest paint', 'largest-contentful-paint', largestPaint),
    time('blocking time', 'total-blocking-time', blocking),
    {
      name: `layout shift of ${path}`,
      value: Math.round(audit('cumulative-layout-shift') * 1000) / 1000,
      unit: 'shift',
      budget: shift,
    },
  ];
  return { measurements, findings: [...new Set(reports.flatMap(findingsOf))] };
}

/** Measures pages. Prints the audits that keep a page from the full score. */
export async function measureLighthouse(origin: string, pages: readonly JudgedPage[]): Promise<Measurement[]> {
  const all: Measurement[] = [];
  for (const page of pages) {
    process.stderr.write(`Lighthouse ${page.path}\n`);
    const { measurements, findings } = await judge(origin, page);
    if (findings.length > 0) console.log(`${page.path}: ${findings.join(', ')}`);
    all.push(...measurements);
  }
  return all;
}
