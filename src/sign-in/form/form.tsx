import {
  Formik,
  useFormikContext,
  type FormikErrors,
  type FormikValues,
  validateYupSchema,
  yupToFormErrors,
} from 'formik';
import { type FormEvent, type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { AnyObjectSchema } from 'yup';
import type { FormName } from '../../routes';
import { useEachSecond } from '../../components/use-each-second';
import { Announcer } from './announcer';
import { type FormStatus, FormStatusContext, isBusy } from './form-status';
import { Alerts } from './strip';
import { heldValues } from './held-values';
import { SubmitButton } from './submit-button';
import { keepTypedValues, withTypedValues } from './typed-values';
import { useFocusAfterSubmit } from './use-focus-after-submit';

/** The request of a form: status of the last one, and a function that sends a new one. */
export interface FormRequest<Values> {
  status: FormStatus;
  /**
   * Sends the form. `values` are the values to send, which the schema has trimmed; `typed` are the same values as the
   * visitor typed them. Never rejects.
   */
  submit: (values: Values, typed: Values) => Promise<unknown>;
  /** Changes the state of the form and removes all messages. */
  reset: (state: 'idle' | 'failed') => void;
}

interface FormProps<Values extends FormikValues> {
  /** The key under which typed values are kept. */
  name: FormName;
  /** The label of the button, and the accessible name of the form. */
  submitLabel: string;
  initialValues: Values;
  schema: AnyObjectSchema;
  request: FormRequest<Values>;
  children: ReactNode;
}

/**
 * After a success another page, such as the terminal, loads. If it has not loaded after this many milliseconds, the
 * form can be sent again.
 */
const departureLimit = 30_000;

/** Events after which the inputs are read, in addition to once a second. */
const occasions = ['input', 'change', 'focusin', 'focusout'];

/**
 * The `<form>` element: sends one request at a time, moves the focus to the first error, and shows and announces the
 * result.
 */
function FormBody<Values extends FormikValues>(props: FormProps<Values> & { form: RefObject<HTMLFormElement> }) {
  const { form, name, submitLabel, initialValues, schema, request, children } = props;
  const { status, submit, reset } = request;
  const { values, setValues, setTouched, validateForm } = useFormikContext<Values>();
  // A ref instead of state, which would be updated too late for the second click of a double click.
  const isChecking = useRef(false);
  const [mistakes, setMistakes] = useState<object>();
  const [unheardError, forgetUnheard] = useFocusAfterSubmit(form, status, mistakes);
  useEffect(() => keepTypedValues(name, values, initialValues), [name, values, initialValues]);

  const send = async (typed: Values) => {
    await setValues(typed, false);
    await setTouched(Object.fromEntries(Object.keys(typed).map((name) => [name, true])) as never, false);
    const broken = await validateForm(typed);
    if (Object.keys(broken).length > 0) setMistakes({});
    // yup types the result of `cast` by its schema, but form and schema have the same fields.
    else await submit(schema.cast(typed) as Values, typed);
  };

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isChecking.current || isBusy(status) || status.state === 'success') return;
    isChecking.current = true;
    forgetUnheard();
    void send(heldValues(form, values)).finally(() => {
      isChecking.current = false;
    });
  };

  const takeOver = useCallback(() => {
    const held = heldValues(form, values);
    if (held === values) return;
    forgetUnheard();
    if (status.state === 'failed') reset('idle');
    void setValues(held);
  }, [form, values, forgetUnheard, status, reset, setValues]);
  useEachSecond(takeOver);
  // Listens to DOM events, because React ignores an event if a script has set the value before firing it.
  useEffect(() => {
    const element = form.current;
    for (const type of occasions) element?.addEventListener(type, takeOver);
    return () => {
      for (const type of occasions) element?.removeEventListener(type, takeOver);
    };
  }, [form, takeOver]);

  return (
    <form ref={form} method="post" noValidate aria-label={submitLabel} onSubmit={handleSubmit}>
      <Alerts messages={status.alerts} />
      {children}
      <SubmitButton label={submitLabel} state={status.state} />
      <Announcer state={status.state} unheardError={unheardError} />
    </form>
  );
}

async function mistakesIn(values: object, schema: AnyObjectSchema): Promise<FormikErrors<FormikValues>> {
  try {
    await validateYupSchema(values, schema);
    return {};
  } catch (error) {
    return yupToFormErrors(error);
  }
}

const sendsItself = (): void => undefined;

/** The generic form: Formik with this site's handling of requests, errors and success. */
export function Form<Values extends FormikValues>(props: FormProps<Values>) {
  const { name, initialValues, schema, request } = props;
  const { status, reset } = request;
  const [round, setRound] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const isDone = status.state === 'success' || status.state === 'twoFactor';
  useEffect(() => {
    if (!isDone) return undefined;
    const timer = setTimeout(() => reset('failed'), departureLimit);
    // A page restored from the back/forward cache shows the form as it was left: sent. So the form is reset.
    const handlePageShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      reset('idle');
      setRound((count) => count + 1);
    };
    window.addEventListener('pageshow', handlePageShow);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pageshow', handlePageShow);
    };
  }, [isDone, reset]);
  return (
    <FormStatusContext.Provider value={status}>
      <Formik
        key={round}
        initialValues={withTypedValues(name, initialValues)}
        validate={(values) => mistakesIn(heldValues(form, values), schema)}
        onSubmit={sendsItself}
      >
        <FormBody {...props} form={form} />
      </Formik>
    </FormStatusContext.Provider>
  );
}
