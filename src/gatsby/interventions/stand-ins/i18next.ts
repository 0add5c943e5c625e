/**
 * The part of i18next that a page needs whose strings have come with it: no loading, no detection, no formats, no
 * nesting. Browsers get it in i18next's place, 13 KB of brotli lighter; pages and tests are drawn with i18next itself,
 * and `__tests__/gatsby/interventions/i18next.test.ts` holds both to the same words for every string of the site.
 */
type Variables = Readonly<Record<string, unknown>>;

/** Strings by nested key. */
interface Strings {
  readonly [key: string]: string | Strings;
}

/** What gatsby-plugin-react-i18next passes, as far as it matters here. */
interface Options {
  lng: string;
  /** Language, then namespace. */
  resources: Readonly<Record<string, Readonly<Record<string, Strings>>>>;
  defaultNS: string;
  /** Where a string is looked for that its own namespace lacks. */
  fallbackNS?: readonly string[];
  interpolation?: { defaultVariables?: Variables };
  react?: object;
}

const stringAt = (strings: Strings | undefined, key: string): string | undefined => {
  const found = key.split('.').reduce<string | Strings | undefined>((at, name) => {
    return typeof at === 'object' && Object.hasOwn(at, name) ? at[name] : undefined;
  }, strings);
  return typeof found === 'string' ? found : undefined;
};

/** Fills `{{name}}` where the name is known; what a value brings along is left as it is. */
const interpolate = (text: string, variables: Variables): string =>
  text.replace(/\{\{(.+?)\}\}/g, (placeholder, name: string) =>
    Object.hasOwn(variables, name.trim()) ? String(variables[name.trim()] ?? '') : placeholder,
  );

function translator({ lng, resources, defaultNS, fallbackNS = [], interpolation }: Options) {
  const plurals = new Intl.PluralRules(lng);
  return (key: string, variables: Variables = {}, ns: string = defaultNS): string => {
    const { count } = variables;
    const forms = typeof count === 'number' ? [...(count === 0 ? ['_zero'] : []), `_${plurals.select(count)}`] : [];
    const keys = [...forms.map((form) => key + form), key];
    for (const namespace of [ns, ...fallbackNS]) {
      for (const name of keys) {
        const text = stringAt(resources[lng]?.[namespace], name);
        if (text !== undefined) return interpolate(text, { ...interpolation?.defaultVariables, ...variables });
      }
    }
    return key;
  };
}

const nothing = (): void => undefined;

/** What react-i18next reads of a ready instance. Its language never changes: every page brings an instance of its own. */
function readyInstance(options: Options) {
  const t = translator(options);
  const getFixedT = (_lng: string | null, ns: string) =>
    Object.assign((key: string, variables?: Variables) => t(key, variables, ns), { ns });
  return {
    isInitialized: true,
    language: options.lng,
    languages: [options.lng],
    options: { ...options, ignoreJSONStructure: true },
    services: { interpolator: { interpolate } },
    on: nothing,
    off: nothing,
    hasLoadedNamespace: () => true,
    t,
    getFixedT,
  };
}

/** Made empty and told everything at once, as i18next is. */
class LeanI18next {
  init(options: Options): void {
    Object.assign(this, readyInstance(options));
  }
}

/** In the shape of i18next's own default export, which is what the plugin asks for. */
export default { createInstance: () => new LeanI18next() };
