import importX from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { importZones } from './eslint.imports.mjs';
import { requestGlobals, requestProperties, requestSyntax } from './eslint.requests.mjs';

export default tseslint.config(
  {
    ignores: [
      'node_modules',
      'public',
      '.cache',
      'src/gatsby-types.d.ts',
      'reports',
      'hosting',
      '.stryker-tmp',
      'coverage',
      'test-results',
    ],
  },
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommendedTypeCheckedOnly],
    languageOptions: { parserOptions: { project: './tsconfig.json', tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      // Asked about arguments too, this rule needs more than 4 GB for the types of React's attributes.
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
      // Content is compared with constants of GraphQL's syntax tree, and scalars of YAML become texts.
      '@typescript-eslint/no-unsafe-enum-comparison': 'off',
      '@typescript-eslint/no-base-to-string': 'off',
      // Objects made by functions here have methods that do without `this`.
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  {
    // Tests read JSON and stand-ins whose types would say no more than the assertions do.
    files: ['__tests__/unit/**', '__mocks__/**'],
    rules: {
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/require-await': 'off',
    },
  },
  jsxA11y.flatConfigs.recommended,
  {
    plugins: { 'import-x': importX, 'react-hooks': reactHooks },
    rules: {
      ...reactHooks.configs.recommended.rules,
      'import-x/no-restricted-paths': ['error', { zones: importZones }],
      'import-x/no-cycle': 'error',
      'import-x/no-default-export': 'error',
      'max-lines': ['error', { max: 200 }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'off',
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'src/config.ts alone reads the environment.' },
        ...requestProperties,
      ],
      'no-restricted-globals': ['error', ...requestGlobals],
      'no-restricted-syntax': ['error', ...requestSyntax],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/explicit-module-boundary-types': 'off',
    },
    settings: { 'import-x/resolver': { node: { extensions: ['.ts', '.tsx', '.mjs', '.js'] } } },
  },
  {
    files: [
      'src/templates/**',
      'src/gatsby/interventions/stand-ins/i18next.ts',
      '**/*.d.ts',
      '*.config.*',
      'gatsby-*.ts*',
      'playwright.config.ts',
      'stryker.config.*',
      // Jest asks for what it does before and after a run as a file's default export.
      '__tests__/support/*-temporary-folder.ts',
      // Reporters, which Jest and Playwright ask for in the same way.
      'packages/tools/*-results.*',
    ],
    rules: { 'import-x/no-default-export': 'off' },
  },
  {
    files: ['src/**', 'plugins/**', 'gatsby-browser.tsx', 'gatsby-ssr.tsx'],
    ignores: ['src/gatsby/interventions/**', '**/*.d.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'i18next',
              message: 'Browsers get a stand-in with createInstance() and t() alone (src/gatsby/interventions).',
            },
            {
              name: 'gatsby-plugin-react-i18next',
              allowImportNames: ['Trans', 'useTranslation'],
              message: 'Its links and redirects do not know the bare tree; use src/components/route-link.tsx.',
            },
            {
              name: 'gatsby',
              importNames: ['Link'],
              message: 'Use src/components/route-link.tsx; src/navigation handles clicks.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['src/broker/client.ts', 'src/embeds/probe.ts', 'src/navigation/failed-files.ts'],
    rules: { 'no-restricted-globals': ['error', ...requestGlobals.filter(({ name }) => name !== 'fetch')] },
  },
  {
    // Playwright's fixtures take a function that it calls `use`; it is no hook.
    files: ['__tests__/browser/**', '__tests__/more/engines/**'],
    rules: { 'react-hooks/rules-of-hooks': 'off' },
  },
  {
    files: [
      'packages/commands/**',
      'packages/sandbox/**',
      'packages/publish/**',
      'packages/copy-check/**',
      'packages/tools/**',
      'packages/art/**',
      'packages/bench/**',
      '__tests__/unit/**',
      '__mocks__/**',
      'src/config.ts',
      'gatsby-ssr.tsx',
      'src/gatsby/**',
      '*.ts',
    ],
    rules: {
      'no-restricted-properties': 'off',
      'no-restricted-globals': 'off',
      'no-restricted-syntax': 'off',
      '@typescript-eslint/no-require-imports': 'off',
    },
  },
);
