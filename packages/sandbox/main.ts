import { seeds } from './accounts/seeds';
import { settings } from './settings';
import { startSandbox } from './start';

const accountLines = seeds.map(({ email, password, purpose }) => `  ${email}  ${password}  ${purpose}`);

async function main(): Promise<void> {
  const { url, stop } = await startSandbox({ ...settings(), onError: console.error });
  const end = () => void stop().then(() => process.exit(0));
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
  console.log(`Sandbox   ${url}\nInbox     ${url}/inbox\nTerminal  ${url}/terminal\nFaults    ${url}/faults`);
  console.log(['Accounts', ...accountLines].join('\n'));
}

main().catch((error: NodeJS.ErrnoException) => {
  console.error(
    error.code === 'EADDRINUSE'
      ? `Port ${settings().port} is taken. Stop what uses it, or choose another port with API_PORT.`
      : error,
  );
  process.exitCode = 1;
});
