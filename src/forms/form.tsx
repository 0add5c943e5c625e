import { Formik, type FormikHelpers, type FormikValues } from 'formik';
import type { ReactNode } from 'react';
import type { AnyObjectSchema } from 'yup';
import { FormBody } from './form-body';
import { type FormStatus, idle } from './form-status';
import { ValuesWatch } from './values-watch';

interface FormProps<Values extends FormikValues> {
  /** Also the accessible name of the form. */
  submitLabel: string;
  initialValues: Values;
  schema: AnyObjectSchema;
  /** Gets the values as cast by the schema, which trims some of them. Must not throw. */
  onSubmit: (values: Values) => Promise<FormStatus>;
  onValues?: (values: Values) => void;
  children: ReactNode;
}

/** The generic form: Formik with this project's handling of requests, errors and success. */
export function Form<Values extends FormikValues>(props: FormProps<Values>) {
  const { submitLabel, initialValues, schema, onSubmit, onValues, children } = props;
  const handleSubmit = async (values: Values, { setStatus }: FormikHelpers<Values>) => {
    const showStatus = (status: FormStatus) => setStatus({ ...status, sent: values } satisfies FormStatus);
    // Formik's own `isSubmitting` is already true while it only validates.
    showStatus({ ...idle, state: 'sending' });
    // yup types the result of `cast` by its schema; a form and its schema have the same fields.
    showStatus(await onSubmit(schema.cast(values) as Values));
  };
  return (
    <Formik initialValues={initialValues} validationSchema={schema} onSubmit={handleSubmit}>
      <>
        <FormBody submitLabel={submitLabel}>{children}</FormBody>
        {onValues && <ValuesWatch onValues={onValues} />}
      </>
    </Formik>
  );
}
