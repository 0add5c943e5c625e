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
<div id="nc-root"></div>
<div class="status-bar"></div>
<noscript>The editing interface needs JavaScript. Every text can also be edited in its file; the README says where.</noscript>
</body>
</html>
`;

/**
 * Hides the sign-in button if there is no repository to sign in to, only a folder on this machine, and gives a bar of its
 * own to what the interface does not say itself: https://sveltiacms.app/en/docs/customization#custom-mount-element
 */
export const adminStyles = `[data-editing='local'] .buttons > .button.secondary {
  display: none;
}
body {
  display: grid;
  grid-template-rows: minmax(0, 1fr) auto;
  height: 100vh;
  margin: 0;
}
/* The interface takes the whole window for its editor, unless its element contains what is fixed. */
#nc-root {
  position: relative;
  min-height: 0;
  contain: layout;
}
.status-bar {
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 1rem;
  align-items: start;
  padding: 0.25rem 1rem;
  border-top: 1px solid #5b6472;
  color: #14181f;
  background: #fff;
  font: 0.875rem system-ui, sans-serif;
}
.status-bar > :empty,
.status-bar:not(:has(> :not(:empty))) {
  display: none;
}
.status-bar > details[open] {
  flex-basis: 100%;
}
section.field[data-field-type='form-watch'] {
  display: none;
}
.saved-notice:not(:empty) {
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
  align-items: center;
}
.status-bar :is(a, button) {
  color: #2a3fbf;
  text-decoration: underline;
}
.status-bar li button {
  padding: 0;
  border: 0;
  background: none;
  font: inherit;
  text-align: start;
  cursor: pointer;
}
.status-bar ul {
  max-height: 30vh;
  margin: 0.5rem 0 0;
  padding-inline-start: 1rem;
  overflow: auto;
}
.status-bar p {
  margin: 0 0 0.5rem;
}
.field-problems {
  margin: 0 auto 0.5rem !important;
  padding-inline-start: 1rem;
}
.field-problems,
.figure-reading[data-wrong],
.character-count[data-wrong] {
  color: var(--sui-error-foreground-color);
}
.character-count,
.picture-size {
  margin-block: 0.25rem 0;
  font-size: 0.8125rem;
  text-align: end;
}
.figure-reading {
  margin-block: 0.25rem 0;
  font-size: 0.8125rem;
}
.conflict {
  width: min(60rem, calc(100vw - 4rem));
  font: 1rem system-ui, sans-serif;
}
.conflict :is(fieldset, footer) {
  display: flex;
  flex-wrap: wrap;
  gap: 1rem;
  margin-block: 1rem;
}
.conflict button {
  min-height: 2rem;
  padding-inline: 1rem;
  border: 1px solid #5b6472;
  border-radius: 0.25rem;
}
.conflict label {
  flex: 1 1 20rem;
}
.conflict q {
  display: block;
  max-height: 12rem;
  overflow: auto;
  white-space: pre-wrap;
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
