import type { Editing } from '../../shared/editing-backend';

/** The HTML of the page `/admin`. Its styles are in `admin.css`. */
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
