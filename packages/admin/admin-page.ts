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
 * Hides the sign-in button if there is no repository to sign in to, only a folder on this machine, and puts what the
 * interface does not say itself into the free corner: its own messages stand in the other one.
 */
export const adminStyles = `[data-editing='local'] .buttons > .button.secondary {
  display: none;
}
.corner {
  position: fixed;
  z-index: 200;
  inset: auto auto 1rem 1rem;
  display: grid;
  gap: 0.5rem;
  justify-items: start;
  max-width: min(40rem, calc(100vw - 2rem));
  color: #14181f;
  font: 0.875rem system-ui, sans-serif;
}
.corner > :empty {
  display: none;
}
.corner > :not(:empty) {
  padding: 0.5rem 1rem;
  border: 1px solid #5b6472;
  border-radius: 0.25rem;
  background: #fff;
}
.saved-notice:not(:empty) {
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
  align-items: center;
}
.corner :is(a, button) {
  color: #2a3fbf;
  text-decoration: underline;
}
.corner li button {
  padding: 0;
  border: 0;
  background: none;
  font: inherit;
  text-align: start;
  cursor: pointer;
}
.corner ul {
  max-height: 40vh;
  margin: 0.5rem 0 0;
  padding-inline-start: 1rem;
  overflow: auto;
}
.corner p {
  margin: 0 0 0.5rem;
}
.field-problems {
  margin: 0 auto 0.5rem !important;
  padding-inline-start: 1rem;
}
.field-problems,
.character-count[data-wrong] {
  color: var(--sui-error-foreground-color);
}
.character-count,
.picture-size {
  margin-block: 0.25rem 0;
  font-size: 0.8125rem;
  text-align: end;
}
.insert {
  min-height: 1.5rem;
  padding-inline: 0.5rem;
  border: 1px solid currentColor;
  border-radius: 0.25rem;
  color: inherit;
  background: none;
  font-size: 0.8125rem;
}
section.field:not(:hover, :focus-within) > header > .insert {
  opacity: 0;
}
.insert-list {
  max-width: min(30rem, calc(100vw - 2rem));
  padding: 0.5rem;
  border: 1px solid #5b6472;
  border-radius: 0.25rem;
  color: #14181f;
  background: #fff;
  font: 0.875rem system-ui, sans-serif;
}
@supports (position-area: top) {
  .insert-list {
    position-area: top span-left;
    position-try-fallbacks: flip-block;
    inset: auto;
    margin: 0;
  }
}
`;
