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

it('a build for publishing fails and names every setting that is missing or not an https URL', () => {
  expect(() => requireBuildSettings({ GATSBY_SITE_URL: 'nonsense', GATSBY_API_BASE: 'http://broker.example' })).toThrow(
    /GATSBY_SITE_URL must be an https[^\n]+\nGATSBY_API_BASE must be an https[^\n]+\nGATSBY_TERMINAL_URL is missing/,
  );
});
