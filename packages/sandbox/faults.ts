/** The errors that the sandbox can simulate. `answer` responds with a given status and body. */
export const faultModes = ['delay', '500', 'malformed', 'html', 'dropped', '429', 'redirect', 'answer'] as const;

export type FaultMode = (typeof faultModes)[number];

/** A simulated error of requests below `/auth/`; of all of them unless `path` or `email` is set. */
export interface Fault {
  mode: FaultMode;
  /** For instance `/auth/login`. */
  path?: string | undefined;
  /** Only requests with this `email`, so that tests that run in parallel do not affect each other. */
  email?: string | undefined;
  /** How long `delay` waits before the normal response, in milliseconds. */
  ms?: number | undefined;
  /** Status of `malformed`, `html` and `answer`. */
  status?: number | undefined;
  /** Body of `answer`: a string is sent as text, anything else as JSON. */
  body?: unknown;
}

export interface Faults {
  list(): readonly Fault[];
  /** Adds a fault, replacing an earlier one for the same path and e-mail. */
  set(fault: Fault): void;
  /** Removes the faults of a path and an e-mail; without either, all of them. */
  clear(of?: Pick<Fault, 'path' | 'email'>): void;
  /** The fault to apply to a request: of several, the one set last. */
  match(path: string, email: unknown): Fault | undefined;
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
    match: (path, email) =>
      faults.findLast((fault) => (fault.path ?? path) === path && (fault.email === undefined || fault.email === email)),
  };
}
