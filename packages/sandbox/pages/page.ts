import { html } from 'hono/html';

/** Markup whose text has been escaped. */
type Html = ReturnType<typeof html>;

interface Page {
  title: string;
  body: Html;
  language?: string;
}

/** The HTML document around the content of a sandbox page. */
export const page = ({ title, body, language = 'en' }: Page): Html =>
  html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="stylesheet" href="/sandbox.css" />
        <link rel="icon" href="data:," />
      </head>
      <body>
        <header>
          <nav aria-label="Sandbox" lang="en">
            <a href="/">Sandbox</a> <a href="/inbox">Inbox</a> <a href="/terminal">Terminal</a>
            <a href="/faults">Faults</a>
          </nav>
        </header>
        <main>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html>`;
