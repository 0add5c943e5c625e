import type { CustomFieldControl, CustomFieldControlProps } from '@sveltia/cms';
import { messageForFigure } from '../../../src/content/check-values';
import { type Figure, formatFigure } from '../../../src/content/figures';
import { localeFacts, locales } from '../../../src/i18n/locales';

/**
 * The name of a custom field for a number in `figures.yaml`, such as the number of instruments. The field's option
 * `figure` is the key of the number in that file.
 */
export const figureField = 'figure';

/**
 * Converts typed text to a number if it has only digits. Other text is kept, since YAML would read `18.500` as 18.5.
 */
const valueOf = (text: string): string | number => (/^[1-9]\d*$/.test(text) ? Number(text) : text);

interface Control {
  props: Omit<CustomFieldControlProps, 'value'> & { value: unknown };
  input: HTMLInputElement | null;
  message(): string | undefined;
}

/** The number format of the figure: the value of the field `style` next to the figure's number in the form. */
const styleOf = ({ entry, field }: Control['props']): Figure['style'] =>
  entry?.getIn(['data', field.get('figure'), 'style']) as Figure['style'];

/**
 * A text field for a number in `figures.yaml`. It shows the number as each language formats it, and refuses other
 * texts.
 */
export const figureControl = (currency: string): CustomFieldControl =>
  window.createClass<Control>({
    message() {
      return messageForFigure({ value: this.props.value, style: styleOf(this.props) });
    },
    isValid() {
      const message = this.message();
      return message ? { error: { message } } : true;
    },
    componentDidUpdate() {
      // If the value was restored or merged, the field shows the new value. Text that is being typed is not replaced.
      const text = String(this.props.value ?? '');
      if (this.input && valueOf(this.input.value) !== this.props.value) this.input.value = text;
    },
    render() {
      const { value, forID, classNameWrapper, onChange } = this.props;
      const message = this.message();
      const figure = { value: Number(value), style: styleOf(this.props) };
      const reading = locales.map((locale) => `${localeFacts[locale].name}: ${formatFigure(figure, locale, currency)}`);
      return window.h(
        'div',
        {},
        window.h('input', {
          id: forID,
          type: 'text',
          inputMode: 'numeric',
          className: classNameWrapper,
          defaultValue: String(value ?? ''),
          ref: (input: HTMLInputElement | null) => void (this.input = input),
          onInput: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
            onChange(valueOf(currentTarget.value.trim())),
        }),
        window.h('p', { className: 'figure-reading', 'data-wrong': message && '' }, message ?? reading.join(' · ')),
      );
    },
  });
