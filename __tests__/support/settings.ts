/** Sets build settings for tests. Import it before any module of `src`. */
process.env.GATSBY_API_BASE = 'https://api.broker.test/v1';
process.env.GATSBY_TERMINAL_URL = 'https://terminal.broker.test/{locale}';
