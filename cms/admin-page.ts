import type { Editing } from '../tools/editing-backend';

/** The page that the editing interface starts in. What it looks like beside that is in `admin.css`. */
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

/** Without a repository, only the folder on this machine is offered: the button for the other way in would lead nowhere. */
export const adminStyles = `[data-editing='local'] .buttons > .button.secondary {
  display: none;
}
`;
