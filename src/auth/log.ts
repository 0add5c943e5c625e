import type { FormName } from '../routes';

interface Incident {
  form: FormName;
  /** What went wrong, in our words: nothing that was typed or answered may stand here. */
  kind: 'http' | 'timeout' | 'unreachable' | 'redirect' | 'unknownField';
  /** The HTTP status, if there was one. */
  status?: number;
}

/** The only log of the sign-in area. Its type keeps names, addresses, tokens and passwords out of it. */
export const log = ({ form, kind, status }: Incident): void => console.error('Sign-in area:', { form, kind, status });
