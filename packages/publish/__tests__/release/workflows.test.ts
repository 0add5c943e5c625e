import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';

interface Step {
  uses?: string;
  run?: string;
  shell?: string;
  with?: Record<string, unknown>;
}

interface Job {
  uses?: string;
  environment?: string;
  permissions?: Record<string, string>;
  steps?: Step[];
}

interface Workflow {
  on: Record<string, unknown>;
  permissions?: Record<string, string>;
  jobs: Record<string, Job>;
}

const folder = '.github/workflows';
const workflows = readdirSync(folder).map((name): [string, Workflow, string] => {
  const text = readFileSync(`${folder}/${name}`, 'utf8');
  return [name, parse(text) as Workflow, text];
});
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const releaseSteps = ['check', 'build', 'evidence', 'assemble', 'upload'];

describe.each(workflows)('the workflow %s', (_, workflow, text) => {
  const jobs = Object.values(workflow.jobs);
  const steps = jobs.flatMap((job) => job.steps ?? []);
  const commands = steps.flatMap(({ run }) => (run === undefined ? [] : [run]));

  it('uses foreign actions by the full hash of a commit, with the version beside it', () => {
    const foreign = [...steps, ...jobs].flatMap(({ uses }) => (uses && !uses.startsWith('./') ? [uses] : []));
    for (const uses of foreign) {
      expect(uses).toMatch(/^[\w.-]+\/[\w.-]+@[0-9a-f]{40}$/);
      expect(text).toMatch(new RegExp(`${uses} # v\\d+\\.\\d+\\.\\d+\\n`));
    }
  });

  it('has no rights but those that a job asks for by name', () => {
    expect(workflow.permissions).toEqual({});
    for (const job of jobs) expect(job.permissions).toBeDefined();
    for (const job of jobs) expect(job.permissions?.contents).toBe('read');
  });

  it('never runs the code of a change where secrets are', () => {
    expect(workflow.on).not.toHaveProperty('pull_request_target');
    for (const job of jobs) {
      const mentions = JSON.stringify(job).includes('secrets.');
      expect(mentions).toBe(job.environment !== undefined);
      if (!mentions) continue;
      expect(Object.keys(workflow.on)).not.toContain('pull_request');
      expect(Object.keys(workflow.on)).not.toContain('workflow_call');
    }
    expect(text).not.toMatch(/secrets: *inherit/);
  });

  it('leaves no credentials in what it checks out, and puts nothing that others wrote into a command', () => {
    for (const { uses, with: options } of steps)
      if (uses?.startsWith('actions/checkout@')) expect(options?.['persist-credentials']).toBe(false);
    for (const command of commands) expect(command).not.toContain('${{');
  });

  it('fails where the first command of a pipe does', () => {
    for (const { run, shell } of steps) if (/[^|]\|[^|]/.test(run ?? '')) expect([run, shell]).toEqual([run, 'bash']);
  });

  it('calls what is there', () => {
    for (const command of commands) {
      for (const [, script] of command.matchAll(/npm run (?:--silent )?([\w:]+)/g))
        expect(scripts).toHaveProperty(script!);
      for (const [, list] of command.matchAll(/--steps ([\w,]+)/g))
        for (const step of list!.split(',')) expect(releaseSteps).toContain(step);
    }
  });
});

it('all steps of a release are taken by some workflow', () => {
  const texts = workflows.map(([, , text]) => text).join('\n');
  const taken = [...texts.matchAll(/--steps ([\w,]+)/g)].flatMap(([, list]) => list!.split(','));
  expect([...new Set(taken)].sort()).toEqual([...releaseSteps].sort());
});
