import { readdirSync } from 'node:fs';
import importX from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

// Lists of imports that several entries of `withinSrc` have in common.
const routing = ['config.ts', 'demonstration.ts', 'routes.ts', 'i18n'];
const page = ['components', 'routes.ts', 'i18n', 'styles'];
const template = ['gatsby/create-pages.ts', 'seo', 'layout', 'sections', ...page];
/**
 * What each folder of src may import besides itself. A folder is listed after those that it imports, so no two import
 * each other. The folder `early` (the script that runs before React) and the React app import common folders, but never
 * each other.
 */
const withinSrc = {
  'config.ts': [],
  'demonstration.ts': [],
  'limits.ts': [],
  'routes.ts': [],
  'section-kind.ts': [],
  i18n: ['routes.ts'],
  content: ['limits.ts', 'routes.ts', 'section-kind.ts', 'i18n'],
  gatsby: [...routing, 'section-kind.ts', 'content'],
  browser: [],
  'text-input': [],
  'opening-hours': ['i18n'],
  'gatsby-runtime': ['routes.ts', 'i18n'],
  'sign-in/stored': ['routes.ts', 'i18n'],
  early: ['routes.ts', 'i18n', 'browser', 'gatsby-runtime', 'sign-in/stored', 'styles'],
  seo: ['routes.ts', 'i18n', 'gatsby/create-pages.ts'],
  navigation: ['routes.ts', 'i18n', 'browser', 'gatsby-runtime'],
  components: ['browser', 'routes.ts', 'i18n', 'navigation', 'styles'],
  embeds: ['browser', 'components', 'i18n', 'config.ts', 'limits.ts'],
  'sign-in/broker': ['config.ts', 'i18n'],
  'sign-in/form': page,
  'sign-in': ['browser', 'text-input', 'components', 'navigation', ...routing],
  layout: ['embeds', 'demonstration.ts', 'browser', 'gatsby-runtime', 'navigation', ...page],
  sections: ['limits.ts', 'section-kind.ts', 'text-input', 'opening-hours', 'embeds', ...page],
  templates: [...template, 'sign-in'],
  'gatsby-types.d.ts': [],
};

/** What each package may import besides itself and npm packages. The site imports none of these packages. */
const packages = {
  shared: ['src'],
  'copy-check': ['src', 'packages/shared'],
  admin: ['src', 'packages/copy-check', 'packages/shared'],
  sandbox: ['src', 'locales', 'packages/shared'],
  bench: ['src', 'packages/publish', 'packages/shared'],
  publish: ['src', 'packages/admin/build', 'packages/copy-check', 'packages/shared'],
  live: ['src', 'packages/publish', 'packages/shared'],
  commands: [
    'jest.config.mjs',
    'src',
    'packages/admin/build',
    'packages/publish',
    'packages/sandbox',
    'packages/shared',
  ],
  art: [],
};

/**
 * A zone of `import-x/no-restricted-paths`: `folder` may import only itself and `others`. The rule checks type-only
 * imports too.
 */
const zone = (root, folder, others) => ({
  target: `${root}/${folder}`,
  from: root,
  except: [folder, ...others].map((other) => `./${other}`),
  message: `${folder} may import ${others.join(', ') || 'nothing'} besides itself.`,
});

/** Extensions that imports may leave out. */
const extensions = ['.ts', '.tsx', '.mjs', '.js'];

const importZones = [
  // `src` may import from `locales`: TypeScript derives the keys of interface strings from the English JSON files.
  zone('.', 'src', ['node_modules', 'locales']),
  ...Object.entries(packages).map(([name, others]) => zone('.', `packages/${name}`, ['node_modules', ...others])),
  // A folder of src that `withinSrc` does not list may import nothing from src.
  ...[...new Set([...readdirSync('src'), ...Object.keys(withinSrc)])].map((name) =>
    zone('./src', name, withinSrc[name] ?? []),
  ),
  {
    target: './packages/admin/!(build)/**',
    from: './packages/admin/build',
    message: 'packages/admin/build runs in Node.js, the other folders of packages/admin run in browsers.',
  },
  // A section may not import another section.
  ...readdirSync('src/sections', { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [zone('./src/sections', entry.name, [])] : [],
  ),
];

const noRequest =
  'src/sign-in/broker/calls.ts alone calls the API, and src/embeds/probe.ts alone probes third parties.';
const requests = ['fetch', 'XMLHttpRequest', 'EventSource', 'WebSocket', 'WebTransport'];
const requestGlobals = requests.map((name) => ({ name, message: noRequest }));
const requestProperties = [...requests, 'sendBeacon'].map((property) => ({ property, message: noRequest }));
const address = '/^(?:[a-z]+:)?[/][/]|^(?:data|blob):/';
const requestSyntax = [
  {
    selector: `ImportDeclaration[source.value=${address}]`,
    message: 'Import modules of this project or of a package.',
  },
  {
    selector: `ImportExpression:not([source.type="Literal"]), ImportExpression[source.value=${address}]`,
    message: 'Import a module of this project or of a package by a name that stands here.',
  },
];

/** Names of Gatsby's private globals and DOM ids, which only src/gatsby-runtime may use. */
const privatePart =
  /^(?:___.*|pagePath|webpackCompilationHash|onInitialClientRender|gatsby-(?:announcer|focus-wrapper))$/;
const gatsbySyntax = [
  ...['Identifier[name=/^___/]', `MemberExpression[property.name=${privatePart}]`, `Literal[value=${privatePart}]`],
  'ImportDeclaration[source.value=/reach-router/]',
].map((selector) => ({ selector, message: 'src/gatsby-runtime alone knows the private parts of Gatsby.' }));

export default tseslint.config(
  {
    // Hidden folders hold caches and worktrees.
    ignores: ['public', '.*/', 'src/gatsby-types.d.ts', 'reports', 'hosting', 'test-results'],
  },
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommendedTypeCheckedOnly],
    languageOptions: { parserOptions: { project: './tsconfig.json', tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      // If this rule also checked arguments, it would need more than 4 GB of memory for the types of React's
      // attributes.
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
      // The code compares plain strings with GraphQL's enum `Kind`, and converts YAML scalars to strings.
      '@typescript-eslint/no-unsafe-enum-comparison': 'off',
      '@typescript-eslint/no-base-to-string': 'off',
      // Methods of plain objects may be passed on as functions, since none of them uses `this`.
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  jsxA11y.flatConfigs.recommended,
  {
    // The rules run the React Compiler on each file, so they are on only where there is React code.
    files: ['src/**', 'gatsby-browser.tsx', 'gatsby-ssr.tsx', 'packages/admin/**'],
    ignores: ['**/__tests__/**'],
    extends: [reactHooks.configs.flat.recommended],
  },
  {
    plugins: { 'import-x': importX },
    rules: {
      'import-x/no-restricted-paths': ['error', { zones: importZones }],
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
      'import-x/no-default-export': 'error',
      'max-lines': ['error', { max: 200 }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'off',
      'no-restricted-properties': [
        'error',
        {
          object: 'process',
          property: 'env',
          message: 'Only src/config.ts and src/demonstration.ts read the environment.',
        },
        ...requestProperties,
      ],
      'no-restricted-globals': ['error', ...requestGlobals],
      'no-restricted-syntax': ['error', ...requestSyntax, ...gatsbySyntax],
      '@typescript-eslint/no-restricted-imports': [
        'error',
        { name: 'lucide', allowTypeImports: true, message: 'Add the icon to src/components/icons.ts.' },
      ],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/explicit-module-boundary-types': 'off',
    },
    settings: {
      'import-x/resolver': { node: { extensions } },
      // By default the plugin reads only .js files to find cycles.
      'import-x/extensions': extensions,
      // Without this setting, the plugin would parse each file with the settings above, which load the types of the
      // whole project.
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
    },
  },
  {
    // Test doubles and parsed JSON are untyped: the assertions check them.
    files: ['**/__tests__/**'],
    rules: {
      // Tests may import anything.
      'import-x/no-restricted-paths': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/require-await': 'off',
    },
  },
  {
    files: [
      'src/templates/**',
      // gatsby-plugin-layout imports the layout's default export (gatsby-config.ts).
      'src/layout/layout.tsx',
      'src/gatsby/interventions/stand-ins/i18next.ts',
      '**/*.d.ts',
      '**/*.config.*',
      'gatsby-*.ts*',
      // Jest and Playwright expect global setup and teardown as the default export of a file.
      '__tests__/support/*-temporary-folder.ts',
    ],
    rules: { 'import-x/no-default-export': 'off' },
  },
  {
    files: ['src/**', 'gatsby-browser.tsx', 'gatsby-ssr.tsx'],
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
              message:
                'It provides translations to pages; take hooks from react-i18next, and links from src/components.',
            },
            {
              name: 'gatsby',
              importNames: ['Link', 'navigate'],
              message: 'Use src/components/route-link.tsx, and navigateTo of src/navigation/start.ts.',
            },
          ],
        },
      ],
    },
  },
  {
    // These files use Gatsby's private globals; the CMS's preview imitates Gatsby's loader.
    files: ['src/gatsby-runtime/**', 'packages/admin/preview/frame.tsx'],
    rules: { 'no-restricted-syntax': ['error', ...requestSyntax] },
  },
  {
    // These files may call `fetch`. `repository.ts` reads files of the project from the Git host to which a writer of
    // the CMS has signed in.
    files: [
      'src/sign-in/broker/calls.ts',
      'src/embeds/probe.ts',
      'src/browser/failed-files.ts',
      'packages/admin/project/repository.ts',
    ],
    rules: { 'no-restricted-globals': ['error', ...requestGlobals.filter(({ name }) => name !== 'fetch')] },
  },
  {
    // One long file configures the whole project.
    files: ['eslint.config.mjs'],
    rules: { 'max-lines': 'off' },
  },
  {
    files: [
      'packages/**',
      '__tests__/**',
      'src/config.ts',
      'src/demonstration.ts',
      'gatsby-ssr.tsx',
      'src/gatsby/**',
      '*.ts',
      '*.mjs',
    ],
    // The rules that are turned off here stay on for the code of the CMS that runs in browsers, as for the site's code.
    ignores: ['packages/admin/!(build|__tests__)/**'],
    rules: {
      'no-restricted-properties': 'off',
      'no-restricted-globals': 'off',
      'no-restricted-syntax': 'off',
      '@typescript-eslint/no-require-imports': 'off',
    },
  },
);
