const message =
  'src/broker/client.ts holds the only fetch to the API, and src/embeds/probe.ts the one that probes third parties.';

const names = ['fetch', 'XMLHttpRequest', 'EventSource', 'WebSocket', 'WebTransport'];

/** A script of another origin, imported by its address, is a request too. */
const address = '/^(?:[a-z]+:)?[/][/]|^(?:data|blob):/';

/** Of `no-restricted-globals`. */
export const requestGlobals = names.map((name) => ({ name, message }));

/** Of `no-restricted-properties`: the same names as properties of `window`, `self` or `globalThis`, and beacons. */
export const requestProperties = [...names, 'sendBeacon'].map((property) => ({ property, message }));

/** Of `no-restricted-syntax`. */
export const requestSyntax = [
  {
    selector: `ImportDeclaration[source.value=${address}]`,
    message: 'Import modules of this project or of a package.',
  },
  {
    selector: `ImportExpression:not([source.type="Literal"]), ImportExpression[source.value=${address}]`,
    message: 'Import a module of this project or of a package by a name that stands here.',
  },
];
