import type { Editing } from '../tools/editing-backend';

/** The HTML page in which the editing interface runs. Additional styles are in `admin.css`. */
export const adminPage = (title: string, editing: Editing): string => `<!doctype html>
<html lang="en" data-editing="${editing}">
<head>
<meta charset="utf-8">
<title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/admin/admin.css">
<script type="module" src="/admin/main.js"></script>
</head>
<body>
<noscript>The editing interface needs JavaScript. Every text can also be edited in its file; the README says where.</noscript>
</body>
</html>
`;

/**
 * Hides the sign-in button if there is no repository to sign in to, only a folder on this machine, and puts the notice
 * that a file has been saved into the free corner: the interface's own messages stand in the other one.
 */
export const adminStyles = `[data-editing='local'] .buttons > .button.secondary {
  display: none;
}
.saved-notice:not(:empty) {
  position: fixed;
  z-index: 200;
  inset: auto auto 1rem 1rem;
  display: flex;
  gap: 0.75rem;
  align-items: center;
  padding: 0.5rem 1rem;
  border: 1px solid #5b6472;
  border-radius: 0.25rem;
  color: #14181f;
  background: #fff;
  font: 0.875rem system-ui, sans-serif;
}
.saved-notice a {
  color: #2a3fbf;
  text-decoration: underline;
}
`;
