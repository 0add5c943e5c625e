import { createServer, type Server } from 'node:net';
import { listen, portOf, portSetting } from '../ports';

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

  it('the local server uses the port of the environment variable PORT, or chooses a port if PORT is empty', () => {
    process.env.PORT = '8123';
    expect(portSetting()).toBe(8123);
    process.env.PORT = '';
    expect(portSetting()).toBeUndefined();
  });

  it.each(['zero', '65536'])(
    'the local server stops with an error message if the environment variable PORT is %s',
    (value) => {
      process.env.PORT = value;
      expect(portSetting).toThrow(`PORT must be a port number below 65536, but is “${value}”.`);
    },
  );

  it('the local server stops with an error that names the port if the environment variable PORT is set to a port in use', async () => {
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
