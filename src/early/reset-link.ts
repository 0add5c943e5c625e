/** Hosts may answer the address with a slash too; Gatsby then moves on to the one without, which would lose the history entry's state. */
const resetPasswordPath = /^(.*\/auth\/reset-password)\/*$/;

/**
 * Takes e-mail and token of a reset link out of the address before anything else runs: Gatsby would repeat the
 * query string in its own requests. They wait in this history entry, which survives a reload.
 */
export function hideResetLink(): void {
  const { pathname, search, hash } = window.location;
  const query = new URLSearchParams(search);
  const [email, token] = [query.get('email'), query.get('token')];
  const path = resetPasswordPath.exec(pathname)?.[1];
  if (path === undefined || (email === null && token === null)) return;
  query.delete('email');
  query.delete('token');
  const rest = query.toString();
  const state: unknown = window.history.state;
  window.history.replaceState(
    { ...(state as object | null), resetLink: { email: email ?? '', token: token ?? '' } },
    '',
    `${path}${rest && `?${rest}`}${hash}`,
  );
}
