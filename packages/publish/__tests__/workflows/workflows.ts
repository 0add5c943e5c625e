import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';

export interface Job {
  needs?: string | string[];
  if?: string;
  uses?: string;
  environment?: string;
  permissions?: Record<string, string>;
  steps: { uses?: string; run?: string; env?: Record<string, string>; with?: Record<string, string> }[];
}

interface Workflow {
  on: Record<string, unknown>;
  permissions: Record<string, string>;
  concurrency: Record<string, unknown>;
  jobs: Record<string, Job>;
}

export const names = readdirSync('.github/workflows').map((file) => file.replace('.yml', ''));
export const workflow = (name: string): Workflow =>
  parse(readFileSync(`.github/workflows/${name}.yml`, 'utf8')) as Workflow;
export const jobsOf = (name: string) => workflow(name).jobs;

/** The workflow of this repository that a job calls, if any. */
export const usedBy = (uses = ''): string[] => /^\.\/\.github\/workflows\/(.+)\.yml$/.exec(uses)?.slice(1) ?? [];
