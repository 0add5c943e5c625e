import { hash, verify } from '@node-rs/argon2';

/** An argon2id hash with its salt and cost, in PHC notation. */
export const hashPassword = (password: string): Promise<string> => hash(password);

let decoy: Promise<string> | undefined;

/** Whether a password fits. Without an account (no hash) it takes as long and is false, so time tells nothing. */
export async function passwordFits(passwordHash: string | undefined, password: string): Promise<boolean> {
  decoy ??= hash('no account has this');
  const fits = await verify(passwordHash ?? (await decoy), password);
  return passwordHash !== undefined && fits;
}
