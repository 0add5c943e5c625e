import { testServer, description } from './server-suite';
import { startNginx } from './start-nginx';

describe('nginx with the generated configuration', () => {
  testServer((root) => startNginx(root, description));
});
