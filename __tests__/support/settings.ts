/** The settings of a build, for tests that need them: import this before anything of `src`. */
process.env.GATSBY_API_BASE = 'https://api.broker.test/v1';
process.env.GATSBY_TERMINAL_URL = 'https://terminal.broker.test/{locale}';
