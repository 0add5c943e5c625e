import { useFormikContext } from 'formik';
import { useEffect } from 'react';

interface ValuesWatchProps<Values> {
  onValues: (values: Values) => void;
}

/** Reports the values of the form around it whenever they change. Draws nothing. */
export function ValuesWatch<Values>({ onValues }: ValuesWatchProps<Values>) {
  const { values } = useFormikContext<Values>();
  useEffect(() => onValues(values), [onValues, values]);
  return null;
}
