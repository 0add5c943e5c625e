import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { portOf } from '../../../tools/port-of';
import { listen, portSetting } from '../../../tools/ports';
import { requireBuildSettings } from '../../build/require-build-settings';

const complete = {
  GATSBY_SITE_URL: 'https://www.broker.example/',
  GATSBY_API_BASE: 'https://api.broker.example/',
  GATSBY_TERMINAL_URL: 'https://terminal.broker.example/{locale}',
};

it('a build for publishing accepts settings with https URLs, and removes their trailing slash', () => {
  expect(requireBuildSettings(complete)).toEqual({
    GATSBY_SITE_URL: 'https://www.broker.example',
    GATSBY_API_BASE: 'https://api.broker.example',
    GATSBY_TERMINAL_URL: 'https://terminal.broker.example/{locale}',
  });
});

it('a build for publishing names all settings that are missing or not an https URL', () => {
  expect(() => requireBuildSettings({ GATSBY_SITE_URL: 'nonsense', GATSBY_API_BASE: 'http://broker.example' })).toThrow(
    /GATSBY_SITE_URL must be an https[^\n]+\nGATSBY_API_BASE must be an https[^\n]+\nGATSBY_TERMINAL_URL is missing/,
  );
});

describe('port of the local server', () => {
  const before = process.env.PORT;
  const say = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  const open: Server[] = [];
  const listening = async (port: number | undefined): Promise<number> => {
    const server = createServer();
    open.push(server);
    await listen(server, port);
    return portOf(server);
  };

  afterEach(() => {
    process.env.PORT = before ?? '';
    for (const server of open.splice(0)) server.close();
  });

  it('the local server’s port is that of the environment variable PORT, or undefined if PORT is empty', () => {
    process.env.PORT = '8123';
    expect(portSetting()).toBe(8123);
    process.env.PORT = '';
    expect(portSetting()).toBeUndefined();
  });

  it.each(['zero', '65536'])('the local server refuses the environment variable PORT=%s', (value) => {
    process.env.PORT = value;
    expect(portSetting).toThrow(`PORT must be a port number below 65536, but is “${value}”.`);
  });

  it('the local server stops with an error that names its port if PORT is set and in use', async () => {
    const port = await listening(0);
    await expect(listening(port)).rejects.toThrow(`Port ${port} is taken. Choose another one with PORT`);
  });

  it('the local server takes and prints a free port if PORT is not set and 8000 is in use', async () => {
    // One of the two servers gets port 8000, unless another program uses it.
    const ports = [await listening(undefined), await listening(undefined)];
    expect(ports[1]).not.toBe(8000);
    expect(say).toHaveBeenLastCalledWith(`Port 8000 is taken, so this uses ${ports[1]}. PORT chooses a port.`);
  });
});

it.each([
  ['8.0.0', 1, 'This project needs Node 20.19 or newer, but this is Node 8.0.0.\n'],
  ['22.12.0', 1, 'This project needs Node 22.13 or newer, but this is Node 22.12.0.\n'],
  ['23.5.0', 0, 'This project is tested with Node 20, 22, 24, 26; this is Node 23.5.0.\n'],
  // The version that .nvmrc selects.
  [`${readFileSync('.nvmrc', 'utf8').trim()}.0.0`, 0, ''],
])('under Node %s, the script check-node.cjs exits with %i and prints “%s”', (version, status, stderr) => {
  const pretend = `Object.defineProperty(process.versions, 'node', { value: '${version}' })`;
  const args = ['-e', `${pretend}; require('./packages/commands/check-node.cjs')`];
  expect(spawnSync(process.execPath, args, { encoding: 'utf8' })).toMatchObject({ status, stderr });
});
