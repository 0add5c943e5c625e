import type { Misconfiguration } from './misconfigured-site';

/**
 * Applies a change only to certain responses. `asked` selects them by their path with query, by method and path as in
 * `OPTIONS /api/auth/login`, or by a regular expression for the path.
 */
const to =
  (asked: string | RegExp, change: Misconfiguration): Misconfiguration =>
  (passing) => {
    const { method, path } = passing;
    const isMeant = typeof asked === 'string' ? [path, `${method} ${path}`].includes(asked) : asked.test(path);
    if (isMeant) change(passing);
  };

const without = (header: string): Misconfiguration => sending(header, '');

const sending =
  (header: string, value: string): Misconfiguration =>
  ({ headers }) =>
    value ? headers.set(header, value) : headers.delete(header);

const status =
  (code: number): Misconfiguration =>
  (passing) =>
    void (passing.status = code);

const replacing =
  (text: string | RegExp, by: string): Misconfiguration =>
  (passing) =>
    void (passing.body = Buffer.from(passing.body.toString().replace(text, by)));

const containing = (text: string): Misconfiguration => replacing(/^[^]*/, text);

const adding = (text: string): Misconfiguration => replacing(/$/, text);

/** A change that the check must not report: a script error inside a third-party frame that shows its content. */
export const harmless: Misconfiguration = to(
  /^\/embed-widget\/market-quotes/,
  adding('<script>console.error("theirs"); throw new Error("theirs")</script>'),
);

/**
 * Misconfigurations, and the findings that the check must report for each. They do not affect each other: each changes
 * a different path, header or request.
 */
export const misconfigurations: Readonly<Record<string, readonly [change: Misconfiguration, ...said: RegExp[]]>> = {
  'a header missing on one type of file': [
    to(/\.webp$/, without('x-content-type-options')),
    /^files: .*\.webp: the header X-Content-Type-Options is missing, and should be “nosniff”/,
  ],
  'a Content Security Policy with frame-ancestors * instead of none': [
    to(/\/auth\/(?!.*js)/, ({ headers }) => {
      const policy = headers.get('content-security-policy') ?? '';
      headers.set('content-security-policy', policy.replace("frame-ancestors 'none'", 'frame-ancestors *'));
    }),
    /^files: .*auth.*: the header Content-Security-Policy lacks “frame-ancestors 'none'”/,
  ],
  'style sheets cached for one minute only': [
    to(/\.css$/, sending('cache-control', 'public, max-age=60')),
    /^files: .*\.css: the header Cache-Control is “public, max-age=60”, not “/,
  ],
  'no compression of scripts': [
    to(/\.js$/, (passing) => void (passing.compressed = false)),
    /^files: .*\.js.*: it is sent without compression/,
  ],
  'an icon sent as application/octet-stream': [
    to('/favicon.ico', sending('content-type', 'application/octet-stream')),
    /^files: .*favicon.ico: its type is “application\/octet-stream”, not “image\/x-icon”/,
  ],
  'page data without ETag': [to(/^\/page-data\//, without('etag')), /^files: .*page-data.*: it has no ETag/],
  'a missing redirect': [
    to(/^\/terms\/\?/, status(200)),
    /^addresses: .*\/terms\/\?x=1: it is answered 200 to .* instead of 308 to \/terms\?x=1/,
    /^addresses: .*\/terms\/: it leads to .*\/terms\/\?x=1#faq, not to/,
  ],
  'a redirect to the wrong page': [
    to(/^\/FR\/TRADE\/FAQ/, sending('location', '/fr/trade?x=1')),
    /^addresses: .*\/FR\/TRADE\/FAQ\?x=1: it is answered 308 to \/fr\/trade\?x=1/,
    /^addresses: .*\/FR\/TRADE\/FAQ: it leads to .*\/fr\/trade\?x=1#faq, not to .*\/fr\/trade\/faq\?x=1#faq/,
  ],
  'a not-found page with status 200': [
    to('/fr/no/such/page', status(200)),
    /^addresses: .*\/fr\/no\/such\/page: nothing is there, but it is answered 200/,
  ],
  'the host’s not-found page instead of the site’s own': [
    to('/de/no/such/page', containing('<h1>Not found</h1>')),
    /^addresses: .*\/de\/no\/such\/page: its not-found page is not the site’s own in de/,
  ],
  'a robots.txt that disallows all crawlers': [
    to('/robots.txt', replacing('Allow: /', 'Disallow: /')),
    /^search engines: .*robots.txt: it is not .*Allow.* but .*Disallow/,
  ],
  'a sitemap that lacks a page': [
    to('/sitemap.xml', replacing(/<loc>[^<]*\/fr\/contacts<\/loc>/, '')),
    /^search engines: .*sitemap.xml: it lacks 1 pages, such as .*\/fr\/contacts/,
    /^search engines: .*sitemap.xml: it lists 1 pages wrongly, such as  ?\(in other/,
  ],
  'an expired security.txt': [
    to('/.well-known/security.txt', replacing(/Expires: .*/, 'Expires: 2026-01-01T00:00:00.000Z')),
    /^search engines: .*security.txt: it has expired/,
  ],
  'a link preview whose picture is missing': [
    to('/og/fr/market.jpg', status(404)),
    /^link previews: .*\/og\/fr\/market.jpg: the picture is answered 404/,
  ],
  'a link preview with the picture of another site': [
    to('/de/contacts', replacing(/("og:image" content=")[^"]*/, '$1https://old.example/contacts.jpg')),
    /^link previews: .*\/de\/contacts: its og:image is “https:\/\/old.example/,
  ],
  'pages refused to the bots of link previews': [
    (passing) => void (/^Twitterbot/.test(passing.agent) && passing.path === '/de' && (passing.status = 403)),
    /^link previews: .*\/de: Twitterbot is answered 403/,
  ],
  'a console error': [
    to(/^\/component---src-templates-market-page/, adding(';console.error("planted")')),
    /^pages: .*: console error: planted/,
  ],
  'an inline script': [
    to('/en/trade', replacing('</body>', '<script>planted()</script></body>')),
    /^pages: .*\/en\/trade: console error: .*inline script.*Content Security Policy/,
  ],
  'mixed content': [
    to('/de/about-us', replacing('</body>', '<img src="http://pictures.example/a.png" alt=""></body>')),
    /^pages: .*\/de\/about-us: console error: .*pictures\.example\/a\.png.*Content Security Policy/,
  ],
  'a page with status 500': [
    to('/fr/legal/return-policy', status(500)),
    /^pages: .*\/fr\/legal\/return-policy: it is answered 500/,
    /return-policy: (?:console error: Failed to load|facebookexternalhit is answered 500)/,
  ],
  'a page without its scripts': [
    to('/en/trade/analysis', replacing(/<script [^>]*src="\/early-[^>]*>/, '<script>')),
    /^pages: .*\/en\/trade\/analysis: its scripts do not start/,
  ],
  'a CORS preflight without the site’s origin': [
    to('OPTIONS /api/auth/register', without('access-control-allow-origin')),
    /^API: OPTIONS .*\(register\): the origin is allowed as “”/,
    /^API: POST .*\(register\): the browser hides the answer/,
  ],
  'a CORS preflight that refuses cookies': [
    to('OPTIONS /api/auth/forgot', without('access-control-allow-credentials')),
    /^API: OPTIONS .*\(forgot\): cookies are refused to the site/,
  ],
  'a CORS preflight that refuses a header': [
    to('OPTIONS /api/auth/forgot', sending('access-control-allow-headers', 'Accept')),
    /^API: OPTIONS .*\(forgot\): the headers content-type are refused/,
    /^API: POST .*\(forgot\): the browser hides the answer/,
  ],
  'a CORS preflight that is redirected': [
    to('OPTIONS /api/auth/reset/', status(301)),
    /^API: OPTIONS .*\(reset\): the preflight is answered 301/,
    /^API: POST .*\(reset\): the browser hides the answer/,
  ],
  'a cookie for another site': [
    to('POST /api/auth/login', sending('set-cookie', 'planted=1; Domain=other.example')),
    /^API: POST .*\((?:login|second factor)\): the browser refuses the cookie “planted”/,
  ],
  'a trading terminal that is down': [
    to('/sandbox/terminal?locale=fr', status(503)),
    /^terminal: .*locale=fr: it is answered 503/,
  ],
  'a chart symbol that its provider refuses': [
    to(
      /^\/embed-widget\/mini-symbol/,
      replacing(
        'location.hash.slice(1))',
        'location.hash.slice(1)).replace(/.*NYSE:TTE.*/, "This symbol is only available on TradingView")',
      ),
    ),
    /^charts and map: NYSE:TTE: the provider refuses the symbol/,
  ],
  'a calendar that stays empty': [
    to('/embed-widget/events/?locale=fr', containing('')),
    /^charts and map: .*\/fr, “.*”: the frame stays empty/,
  ],
  'missing tiles of the map': [
    to(/^\/17\/\d+\/\d*[02468]\.png$/, containing('no picture')),
    /^charts and map: .*contacts, “.*”: tiles of the map are missing/,
  ],
  'a map without credit': [
    to(/\.js$/, replacing('https://www.openstreetmap.org/copyright', 'https://maps.example/')),
    /^charts and map: .*contacts, “.*”: the map does not credit OpenStreetMap/,
  ],
};
