import { connect } from 'node:net';

export interface RawAnswer {
  status: number;
  /** Names in lower case. */
  headers: Record<string, string>;
  body: Buffer;
}

/** Sends raw bytes, since HTTP clients would normalise a malicious request, and reads until the connection closes. */
export function sendRaw(url: string, text: string): Promise<RawAnswer> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(Number(port), hostname, () => socket.write(text, 'latin1'));
    socket.setTimeout(5000, () => socket.destroy(new Error(`no answer to ${JSON.stringify(text)}`)));
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', reject);
    socket.on('close', () => {
      const all = Buffer.concat(chunks);
      const end = all.indexOf('\r\n\r\n');
      const [statusLine = '', ...lines] = all.subarray(0, end).toString('latin1').split('\r\n');
      const headers = lines.map((line): [string, string] => {
        const colon = line.indexOf(':');
        return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
      });
      resolve({
        status: Number(statusLine.split(' ')[1]),
        headers: Object.fromEntries(headers),
        body: all.subarray(end + 4),
      });
    });
  });
}

interface RequestOptions {
  method?: string;
  headers?: Readonly<Record<string, string>>;
}

export const request = (url: string, target: string, { method = 'GET', headers = {} }: RequestOptions = {}) =>
  sendRaw(
    url,
    [
      `${method} ${target} HTTP/1.1`,
      'Host: site.test',
      'Connection: close',
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
      '\r\n',
    ].join('\r\n'),
  );
