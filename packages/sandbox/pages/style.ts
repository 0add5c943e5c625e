/** The style of the sandbox's own pages. */
export const style = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 0 auto; padding: 1rem; overflow-wrap: anywhere; }
nav a { display: inline-block; padding: 0.625rem 0.75rem 0.625rem 0; }
article { border-block-start: 1px solid; padding-block: 1rem; }
.text { white-space: pre-wrap; }
.scroll { overflow-x: auto; overflow-wrap: normal; margin-block-end: 1rem; }
table { border-collapse: collapse; }
th, td { padding: 0.375rem 1rem 0.375rem 0; text-align: start; vertical-align: top; }
label { display: block; margin-block: 0.75rem; }
input, select, button { display: block; font: inherit; min-height: 2.75rem; padding-inline: 0.75rem; }
`;
