import { FormikProvider, type FormikValues, useFormik } from 'formik';
import { type FormEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import type { AnyObjectSchema } from 'yup';
import { useEachSecond } from './use-each-second';
import { Announcer } from './announcer';
import { type FormKey, type FormStatus, isBusy, keepTyped, withTyped } from './form-state';
import { watchPresses } from './press';
import { Alerts } from './strip';
import { SubmitButton } from './submit-button';
import { useFocusAfterSubmit } from './use-focus-after-submit';

interface FormProps<Values extends FormikValues> {
  /** The key under which typed values are kept. */
  typedAs: FormKey;
  /** The label of the button, and the accessible name of the form. */
  submitLabel: string;
  /**
   * Values by field name. A field has a text; a checkbox has the text `on`, or an empty one. Must be the same object in
   * each render.
   */
  initialValues: Values;
  schema: AnyObjectSchema;
  /** The request of the form: status of the last one, and a function that sends a new one. */
  request: {
    status: FormStatus;
    /**
     * Sends the form. `values` are the values to send, which the schema has trimmed; `typed` are the same values as the
     * visitor typed them. Never rejects.
     */
    submit: (values: Values, typed: Values) => Promise<unknown>;
    /** Removes all messages. */
    reset: () => void;
  };
  children: ReactNode;
}

/** Events after which the inputs are read, in addition to once a second. */
const occasions = ['input', 'change', 'focusin', 'focusout'];

/** Reads the inputs of a form. A value that has no input is taken from `initial`. */
function valuesIn<Values extends object>(form: HTMLFormElement | null, initial: Values): Values {
  const inputs = new FormData(form ?? undefined);
  return Object.fromEntries(
    Object.entries(initial).map(([name, value]) => [name, inputs.get(name) ?? value]),
  ) as Values;
}

/**
 * The generic form: Formik with this site's handling of requests and errors. It sends one request at a time, moves the
 * focus to the first error, and shows and announces the result. The inputs are uncontrolled and Formik gets their values
 * from here: autofill, password managers and extensions may set a value without any event, and React would overwrite it.
 */
export function Form<Values extends FormikValues>(props: FormProps<Values>) {
  const { typedAs, submitLabel, initialValues, schema, request, children } = props;
  const { status, submit, reset } = request;
  const [firstValues] = useState(() => withTyped(typedAs, initialValues));
  const formik = useFormik<Values>({
    initialValues: firstValues,
    validationSchema: schema,
    validateOnMount: true,
    // Values are validated when they change. On blur, Formik would validate values that may be outdated.
    validateOnBlur: false,
    // The type assertion is right, since form and schema have the same fields; yup types the result of `cast` by the
    // schema.
    onSubmit: (typed) => submit(schema.cast(typed) as Values, typed),
  });
  const { values, setValues, submitForm } = formik;
  const form = useRef<HTMLFormElement>(null);
  // A ref instead of state, which would be updated too late for the second click of a double click.
  const isSubmitting = useRef(false);
  const [unheardError, forgetUnheard] = useFocusAfterSubmit(form, status, formik);
  useEffect(watchPresses, []);
  useEffect(() => keepTyped(typedAs, values, initialValues), [typedAs, values, initialValues]);

  const readInputs = useCallback(() => {
    const held = valuesIn(form.current, initialValues);
    if (Object.entries(held).every(([name, value]) => value === values[name])) return;
    forgetUnheard();
    if (status.state === 'failed') reset();
    void setValues(held);
  }, [initialValues, values, forgetUnheard, status, reset, setValues]);
  useEachSecond(readInputs);
  // Listens to DOM events, because React ignores an event if a script has set the value before firing it.
  useEffect(() => {
    const element = form.current;
    for (const type of occasions) element?.addEventListener(type, readInputs);
    return () => {
      for (const type of occasions) element?.removeEventListener(type, readInputs);
    };
  }, [readInputs]);

  const send = async () => {
    await setValues(valuesIn(form.current, initialValues), false);
    await submitForm();
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isSubmitting.current || isBusy(status.state) || status.state === 'success') return;
    isSubmitting.current = true;
    forgetUnheard();
    void send().finally(() => {
      isSubmitting.current = false;
    });
  };

  return (
    // Replaces Formik's own status, which would be lost when the form is remounted.
    <FormikProvider value={{ ...formik, status }}>
      {/* With the method `dialog`, the browser itself sends nothing. Some password managers call `form.submit()`, which
          fires no `submit` event:
          https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#form-submission-algorithm */}
      <form ref={form} method="dialog" noValidate aria-label={submitLabel} onSubmit={handleSubmit}>
        <Alerts messages={status.alerts} />
        {children}
        <SubmitButton label={submitLabel} state={status.state} />
        <Announcer state={status.state} unheardError={unheardError} />
      </form>
    </FormikProvider>
  );
}
