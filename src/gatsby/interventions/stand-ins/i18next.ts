import { formKey } from '../../../i18n/plurals';
import { fillIn, type Strings, stringAt } from '../../../i18n/strings';

/**
 * The part of i18next that is needed if all strings are in the page's data: no loading, language detection, formats or
 * nesting. It replaces i18next in browsers; HTML and unit tests are rendered with i18next itself, and
 * `__tests__/unit/gatsby/interventions/i18next.test.ts` compares the results of both for each string of the site.
 */
type Variables = Readonly<Record<string, unknown>>;

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

function translator({ lng, resources, defaultNS, fallbackNS = [] }: Options) {
  return (key: string, variables: Variables = {}, ns: string = defaultNS): string => {
    const { count } = variables;
    const keys = typeof count === 'number' ? [formKey(key, count, lng), key] : [key];
    for (const namespace of [ns, ...fallbackNS]) {
      for (const name of keys) {
        const text = stringAt(resources[lng]?.[namespace], name);
        if (text !== undefined) return fillIn(text, variables);
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
    services: { interpolator: { interpolate: fillIn } },
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
