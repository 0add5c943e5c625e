import { hash, verify } from '@node-rs/argon2';

/** An argon2id hash with its salt and cost, in PHC notation. */
export const hashPassword = (password: string): Promise<string> => hash(password);

let decoy: Promise<string> | undefined;

/** Whether a password matches a hash. Takes as long without an account (no hash), to prevent timing attacks. */
export async function passwordFits(passwordHash: string | undefined, password: string): Promise<boolean> {
  decoy ??= hash('no account has this');
  const fits = await verify(passwordHash ?? (await decoy), password);
  return passwordHash !== undefined && fits;
}
