/**
 * The part of i18next that is needed if all strings are in the page's data: no loading, language detection, formats or
 * nesting. It replaces i18next in browsers; HTML and unit tests are rendered with i18next itself, and
 * `__tests__/unit/gatsby/interventions/i18next.test.ts` compares the results of both for each string of the site.
 */
type Variables = Readonly<Record<string, unknown>>;

/** Strings by nested key. */
interface Strings {
  readonly [key: string]: string | Strings;
}

/** The options used here of those that gatsby-plugin-react-i18next passes. */
interface Options {
  lng: string;
  /** Language, then namespace. */
  resources: Readonly<Record<string, Readonly<Record<string, Strings>>>>;
  defaultNS: string;
  /** Namespaces to search for a key that is missing in its own. */
  fallbackNS?: readonly string[];
  react?: object;
}

const stringAt = (strings: Strings | undefined, key: string): string | undefined => {
  const found = key.split('.').reduce<string | Strings | undefined>((at, name) => {
    return typeof at === 'object' && Object.hasOwn(at, name) ? at[name] : undefined;
  }, strings);
  return typeof found === 'string' ? found : undefined;
};

/** Replaces `{{name}}` by the variable of that name, if there is one; placeholders in values are not replaced. */
const interpolate = (text: string, variables: Variables): string =>
  text.replace(/\{\{(.+?)\}\}/g, (placeholder, name: string) =>
    Object.hasOwn(variables, name.trim()) ? String(variables[name.trim()] ?? '') : placeholder,
  );

function translator({ lng, resources, defaultNS, fallbackNS = [] }: Options) {
  const plurals = new Intl.PluralRules(lng);
  return (key: string, variables: Variables = {}, ns: string = defaultNS): string => {
    const { count } = variables;
    const forms = typeof count === 'number' ? [...(count === 0 ? ['_zero'] : []), `_${plurals.select(count)}`] : [];
    const keys = [...forms.map((form) => key + form), key];
    for (const namespace of [ns, ...fallbackNS]) {
      for (const name of keys) {
        const text = stringAt(resources[lng]?.[namespace], name);
        if (text !== undefined) return interpolate(text, variables);
      }
    }
    return key;
  };
}

const nothing = (): void => undefined;

/**
 * The members of an i18next instance that react-i18next reads. Its language never changes: each page has an instance.
 */
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

/** Like i18next's class, an instance is created empty and gets its options by `init`. */
class LeanI18next {
  init(options: Options): void {
    Object.assign(this, readyInstance(options));
  }
}

/** The one function of i18next's default export that the plugin calls. */
export default { createInstance: () => new LeanI18next() };
