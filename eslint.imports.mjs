import { readdirSync } from 'node:fs';

const tree = ['config.ts', 'routes.ts', 'i18n'];
const page = ['components', 'routes.ts', 'i18n'];
/** What the sign-in area stores, which the early file removes from addresses and from other pages. */
const signInState = ['is-at', 'pending-login', 'reset-link'].map((name) => `auth/${name}.ts`);
const template = ['gatsby/create-pages.ts', 'seo', 'layout', 'sections', ...page];

/** Which parts of src each part may import, besides itself. Data flows one way. */
const withinSrc = {
  'config.ts': [],
  'routes.ts': [],
  'section-kind.ts': [],
  i18n: ['routes.ts'],
  content: ['routes.ts', 'section-kind.ts', 'i18n'],
  gatsby: [...tree, 'section-kind.ts', 'content', 'layout/menu-routes.ts'],
  early: ['routes.ts', 'i18n', ...signInState, 'navigation/failed-files.ts'],
  seo: ['routes.ts', 'i18n', 'gatsby/create-pages.ts'],
  broker: ['config.ts', 'i18n'],
  navigation: ['routes.ts', 'i18n'],
  components: ['routes.ts', 'i18n', 'navigation'],
  embeds: ['components', 'i18n', 'config.ts'],
  forms: ['components', ...tree],
  auth: ['broker', 'forms', 'components', 'navigation', ...tree],
  layout: ['embeds', ...page],
  sections: ['section-kind.ts', 'embeds', ...page],
  templates: [...template, 'auth'],
  'gatsby-types.d.ts': [],
};

/** Which folders each folder of the project may import, besides itself: what is shared at the bottom, commands on top. */
const withinProject = {
  tools: [],
  // locales: the keys of interface strings are typed by the English ones.
  src: ['tools', 'locales'],
  writing: ['src', 'tools'],
  cms: ['src', 'writing', 'tools'],
  sandbox: ['src', 'locales', 'content', 'tools'],
  publishing: ['src', 'tools'],
  bench: ['publishing', 'src', 'tools'],
  scripts: ['bench', 'publishing', 'cms', 'writing', 'src', 'tools'],
  plugins: ['src'],
  art: [],
};

const zonesOf = (table, root) =>
  Object.entries(table).map(([folder, others]) => ({
    target: `${root}/${folder}`,
    from: root,
    // Outside of src, packages are in a folder of the project too.
    except: [folder, 'node_modules', ...others].map((other) => `./${other}`),
    message: `${folder} may import ${others.join(', ') || 'nothing'} besides itself.`,
  }));

const sectionZones = readdirSync('src/sections', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => ({
    target: `./src/sections/${name}`,
    from: './src/sections',
    except: [`./${name}`],
    message: 'A section never imports another.',
  }));

/** Of `import-x/no-restricted-paths`, which checks type-only imports too. */
export const importZones = [
  ...zonesOf(withinProject, '.'),
  // A folder of src that is missing above may import nothing of src.
  ...zonesOf({ ...Object.fromEntries(readdirSync('src').map((name) => [name, []])), ...withinSrc }, './src'),
  ...sectionZones,
];
