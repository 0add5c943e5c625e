import { createServer, type IncomingMessage } from 'node:http';
import { portOf } from '../../../tools/port-of';

interface Release {
  files: Record<string, string>;
  draft: boolean;
  title: string;
}

export interface FakeNetlify {
  /** As in the setting `NETLIFY_API`. */
  api: string;
  releases: Release[];
  /** Path to content of what was uploaded. */
  uploaded: Map<string, Buffer>;
  stop: () => Promise<void>;
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** A fake of Netlify's API for uploads by digest. It requires the files that `isNew` selects. */
export async function startFakeNetlify(
  token: string,
  isNew: (file: string) => boolean,
  lastState = 'ready',
): Promise<FakeNetlify> {
  const releases: Release[] = [];
  const uploaded = new Map<string, Buffer>();
  const states = ['processing', lastState];
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const answer = (status: number, value: object) => response.writeHead(status).end(JSON.stringify(value));
      if (request.headers.authorization !== `Bearer ${token}`) return answer(401, {});
      const address = 'https://fake.netlify.example';
      if (request.method === 'POST' && request.url === '/sites/broker/deploys') {
        const release = JSON.parse(body.toString()) as Release;
        releases.push(release);
        const required = Object.entries(release.files).flatMap(([file, digest]) => (isNew(file) ? [digest] : []));
        return answer(200, { id: 'd1', state: 'uploading', required, deploy_ssl_url: address });
      }
      if (request.method === 'PUT' && request.url?.startsWith('/deploys/d1/files/')) {
        uploaded.set(decodeURIComponent(request.url.slice('/deploys/d1/files'.length)), body);
        return answer(200, {});
      }
      const state = states.length > 1 ? states.shift() : states[0];
      return answer(200, { id: 'd1', state, deploy_ssl_url: address, error_message: 'a rule is wrong' });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    api: `http://127.0.0.1:${portOf(server)}`,
    releases,
    uploaded,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
