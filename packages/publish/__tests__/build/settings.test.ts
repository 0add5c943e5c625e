import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { portOf } from '../../../tools/port-of';
import { listen, portSetting } from '../../../tools/ports';
import { publishSettings } from '../../build/publish-settings';

const complete = {
  GATSBY_SITE_URL: 'https://www.broker.example/',
  GATSBY_API_BASE: 'https://api.broker.example/',
  GATSBY_TERMINAL_URL: 'https://terminal.broker.example/{locale}',
};

describe('a build for publishing', () => {
  it('takes https addresses, without their trailing slash', () => {
    expect(publishSettings(complete)).toEqual({
      GATSBY_SITE_URL: 'https://www.broker.example',
      GATSBY_API_BASE: 'https://api.broker.example',
      GATSBY_TERMINAL_URL: 'https://terminal.broker.example/{locale}',
    });
  });

  it('names all that is missing or no https address', () => {
    expect(() => publishSettings({ GATSBY_SITE_URL: 'nonsense', GATSBY_API_BASE: 'http://broker.example' })).toThrow(
      /GATSBY_SITE_URL must be an https[^\n]+\nGATSBY_API_BASE must be an https[^\n]+\nGATSBY_TERMINAL_URL is missing/,
    );
  });
});

describe('the port', () => {
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
    process.env.PORT = before;
    if (before === undefined) delete process.env.PORT;
    for (const server of open.splice(0)) server.close();
  });

  test.each([
    ['8123', 8123],
    ['0', 0],
    ['', undefined],
  ])('of the setting “%s” is %j', (value, port) => {
    process.env.PORT = value;
    expect(portSetting()).toBe(port);
  });

  test.each(['zero', '65536'])('is refused when the setting is “%s”', (value) => {
    process.env.PORT = value;
    expect(portSetting).toThrow(`PORT must be a port number below 65536, but is “${value}”.`);
  });

  it('that is set and taken is refused by number', async () => {
    const port = await listening(0);
    await expect(listening(port)).rejects.toThrow(`Port ${port} is taken. Choose another one with PORT`);
  });

  it('is another one, which is printed, where none is set and 8000 is taken', async () => {
    // One of the two has 8000, unless another program has it.
    const ports = [await listening(undefined), await listening(undefined)];
    expect(ports[1]).not.toBe(8000);
    expect(say).toHaveBeenLastCalledWith(`Port 8000 is taken, so this uses ${ports[1]}. PORT chooses a port.`);
  });
});

describe('Node', () => {
  const runAs = (version: string) =>
    spawnSync(
      process.execPath,
      [
        '-e',
        `Object.defineProperty(process.versions, 'node', { value: '${version}' }); require('./packages/commands/check-node.cjs')`,
      ],
      { encoding: 'utf8' },
    );

  test.each([
    ['8.0.0', '20.19'],
    ['22.12.0', '22.13'],
  ])('%s is refused with a sentence', (version, needed) => {
    const { status, stderr } = runAs(version);
    expect(status).toBe(1);
    expect(stderr).toBe(`This project needs Node ${needed} or newer, but this is Node ${version}.\n`);
  });

  it('of a line that is not tested is named, and accepted', () => {
    const { status, stderr } = runAs('23.5.0');
    expect(status).toBe(0);
    expect(stderr).toBe('This project is tested with Node 20, 22, 24; this is Node 23.5.0.\n');
  });

  it('is chosen by .nvmrc among the tested lines', () => {
    expect(runAs(`${readFileSync('.nvmrc', 'utf8').trim()}.0.0`)).toMatchObject({ status: 0, stderr: '' });
  });
});
