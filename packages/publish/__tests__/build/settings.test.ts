import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { portOf } from '../../../tools/port-of';
import { portFrom, requireFreePort } from '../../../tools/ports';
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

  test.each(Object.keys(complete))('refuses without %s and names it', (name) => {
    expect(() => publishSettings({ ...complete, [name]: '' })).toThrow(`${name} is missing`);
  });

  test.each(Object.keys(complete))('refuses plain http in %s and names it', (name) => {
    expect(() => publishSettings({ ...complete, [name]: 'http://broker.example' })).toThrow(
      `${name} must be an https address`,
    );
  });

  it('names all that is wrong at once', () => {
    expect(() => publishSettings({ GATSBY_SITE_URL: 'nonsense' })).toThrow(
      /GATSBY_SITE_URL must be[^\n]+\nGATSBY_API_BASE is missing[^\n]+\nGATSBY_TERMINAL_URL is missing/,
    );
  });
});

describe('a port', () => {
  const name = 'TEST_PORT';

  afterEach(() => {
    delete process.env[name];
  });

  it('is the setting, or its default', () => {
    expect(portFrom(name, 8000)).toBe(8000);
    process.env[name] = '8123';
    expect(portFrom(name, 8000)).toBe(8123);
  });

  test.each(['zero', '0', '65536', '-1', '80.5'])('is refused by name when it is “%s”', (value) => {
    process.env[name] = value;
    expect(() => portFrom(name, 8000)).toThrow(`${name} must be a port number between 1 and 65535, but is “${value}”.`);
  });

  it('that is taken is refused by number and name', async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const port = portOf(server);
    await expect(requireFreePort(name, port)).rejects.toThrow(`Port ${port} is taken. Set ${name} to another one`);
    await new Promise((resolve) => server.close(resolve));
    await expect(requireFreePort(name, port)).resolves.toBeUndefined();
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
    ['18.20.0', '20.19'],
    ['20.18.3', '20.19'],
    ['22.12.0', '22.13'],
  ])('%s is refused with a sentence', (version, needed) => {
    const { status, stderr } = runAs(version);
    expect(status).toBe(1);
    expect(stderr).toBe(`This project needs Node ${needed} or newer, but this is Node ${version}.\n`);
  });

  test.each(['20.20.2', '22.13.0', '24.0.0'])('%s is accepted without a word', (version) => {
    expect(runAs(version)).toMatchObject({ status: 0, stderr: '' });
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
