/** What can go wrong on purpose. `answer` gives any status and body that is asked for. */
export const faultModes = ['delay', '500', 'malformed', 'html', 'dropped', '429', 'redirect', 'answer'] as const;

export type FaultMode = (typeof faultModes)[number];

/** A disturbance of the calls below `/auth/`; of all of them unless `path` or `email` name some. */
export interface Fault {
  mode: FaultMode;
  /** As in `/auth/login`. */
  path?: string | undefined;
  /** Only calls whose payload has this `email`: tests that run at once do not meet each other's faults. */
  email?: string | undefined;
  /** How long `delay` waits before the ordinary answer, in milliseconds. */
  ms?: number | undefined;
  /** Status of `malformed`, `html` and `answer`. */
  status?: number | undefined;
  /** Body of `answer`: JSON, or text as it is. */
  body?: unknown;
}

export interface Faults {
  list(): readonly Fault[];
  /** Adds a fault in place of an earlier one for the same path and e-mail. */
  set(fault: Fault): void;
  /** Ends the faults of a path and an e-mail; without either, all of them. */
  clear(of?: Pick<Fault, 'path' | 'email'>): void;
  /** The fault that meets a call, the one set last first. */
  meeting(path: string, email: unknown): Fault | undefined;
}

export function faultList(): Faults {
  let faults: Fault[] = [];
  const others = ({ path, email }: Pick<Fault, 'path' | 'email'>) =>
    faults.filter((fault) => fault.path !== path || fault.email !== email);
  return {
    list: () => faults,
    set: (fault) => {
      faults = [...others(fault), fault];
    },
    clear: (of = {}) => {
      faults = of.path === undefined && of.email === undefined ? [] : others(of);
    },
    meeting: (path, email) =>
      faults.findLast((fault) => (fault.path ?? path) === path && (fault.email === undefined || fault.email === email)),
  };
}
