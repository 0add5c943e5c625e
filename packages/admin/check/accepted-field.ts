import type { CustomFieldControl, CustomFieldControlProps } from '@sveltia/cms';
import { acceptedList } from '../../copy-check/staleness/lock';
import type { Entry } from '../files/entry';
import type { Checker } from './checker';
import type { StaleTranslation } from './messages';
import { fieldName } from '../form/labels';

/** The collection for the files in `content/words`, which list exceptions that the content check accepts. */
export const acceptedCollection = 'accepted';

export const acceptedTranslations: Pick<Entry, 'collection' | 'name'> = {
  collection: acceptedCollection,
  name: acceptedList,
};

/**
 * The name of a custom field for translations that a writer has marked as still right, although their English text has
 * changed.
 */
export const acceptedField = 'accepted-translations';

interface Control {
  props: Omit<CustomFieldControlProps, 'value'> & { value: string | undefined };
  state: { seen: readonly StaleTranslation[] };
  setState(state: Control['state']): void;
  lines(): string[];
  toggle(pair: string): void;
}

/**
 * Merges the translations shown so far with those of the latest check. A translation that was just ticked is no longer
 * stale, but stays in the list.
 */
const joined = (seen: readonly StaleTranslation[], found: readonly StaleTranslation[]): StaleTranslation[] => [
  ...new Map([...seen, ...found].map((translation) => [translation.pair, translation])).values(),
];

/**
 * A control with a checkbox for each translation that is older than its English text. Ticking it accepts the
 * translation as it is.
 */
export function acceptedControl(checker: Checker): CustomFieldControl {
  const mounted = new Set<Control>();
  checker.listen((result) => {
    for (const control of mounted) control.setState({ seen: joined(control.state.seen, result?.stale ?? []) });
  });
  return window.createClass<Control>({
    getInitialState: () => ({ seen: [] }),
    componentDidMount() {
      mounted.add(this);
    },
    componentWillUnmount() {
      mounted.delete(this);
    },
    lines() {
      return (this.props.value ?? '').split('\n').filter((line) => line !== '');
    },
    toggle(pair: string) {
      const lines = this.lines();
      const others = lines.filter((line) => line !== pair);
      this.props.onChange((others.length < lines.length ? others : [...lines, pair]).join('\n'));
    },
    render() {
      const { seen } = this.state;
      const { forID, classNameWrapper } = this.props;
      const accepted = this.lines();
      const boxes = seen.map(({ pair, file, field, text, message }) =>
        window.h(
          'label',
          { key: pair },
          window.h('input', { type: 'checkbox', checked: accepted.includes(pair), onChange: () => this.toggle(pair) }),
          window.h('strong', {}, `${file} › ${fieldName(field)}`),
          window.h('q', {}, text),
          window.h('span', {}, message),
        ),
      );
      const none = window.h('p', {}, 'No translation is older than its English.');
      return window.h(
        'div',
        { id: forID, className: `${classNameWrapper} accepted-translations` },
        ...(boxes.length > 0 ? boxes : [none]),
      );
    },
  });
}
