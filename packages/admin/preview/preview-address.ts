const { origin } = window.location;

/** The HTML of the preview's iframe. As a `blob:` document it inherits the CSP of the CMS. */
const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Preview</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="stylesheet" href="${origin}/admin/preview.css">
<script type="module" src="${origin}/admin/preview.js"></script>
</head>
<body><div id="preview"></div></body>
</html>
`;

export const previewAddress = URL.createObjectURL(new Blob([page], { type: 'text/html' }));
