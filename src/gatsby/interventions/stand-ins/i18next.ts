import { formKey } from '../../../i18n/plurals';
import { fillIn, type Strings, stringAt } from '../../../i18n/strings';

/**
 * A small replacement of i18next for browsers. All strings are in the page's data, so it needs no loading, language
 * detection, formats or nesting. HTML and unit tests use i18next itself;
 * `__tests__/unit/gatsby/interventions/i18next.test.ts` compares the results of both for each string of the site.
 */
type Variables = Readonly<Record<string, unknown>>;

/** The options of gatsby-plugin-react-i18next that this replacement supports. */
interface Options {
  lng: string;
  /** Strings by language, then by namespace. */
  resources: Readonly<Record<string, Readonly<Record<string, Strings>>>>;
  defaultNS: string;
  /** Namespaces to search if the key is missing in its own namespace. */
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
 * The members of an i18next instance that react-i18next reads. Each page has its own instance, so its language never
 * changes.
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

/** As in i18next, an instance is created without options and gets them in `init`. */
class LeanI18next {
  init(options: Options): void {
    Object.assign(this, readyInstance(options));
  }
}

/** gatsby-plugin-react-i18next calls only this function of i18next's default export. */
export default { createInstance: () => new LeanI18next() };
