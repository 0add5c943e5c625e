import { useFormikContext } from 'formik';
import { useEffect } from 'react';

interface ValuesWatchProps<Values> {
  onValues: (values: Values) => void;
}

/** Calls back when the values of the surrounding form change. Renders nothing. */
export function ValuesWatch<Values>({ onValues }: ValuesWatchProps<Values>) {
  const { values } = useFormikContext<Values>();
  useEffect(() => onValues(values), [onValues, values]);
  return null;
}
