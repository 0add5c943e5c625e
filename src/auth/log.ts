import type { FormName } from '../routes';

interface Incident {
  form: FormName;
  /** What failed, as a fixed text: never user input or content of a response. */
  kind: 'http' | 'timeout' | 'unreachable' | 'redirect' | 'unknownField';
  /** The HTTP status, if there was one. */
  status?: number;
}

/** The only function of the sign-in area that logs. Its type admits no names, addresses, tokens or passwords. */
export const log = ({ form, kind, status }: Incident): void => console.error('Sign-in area:', { form, kind, status });
