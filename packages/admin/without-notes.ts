/**
 * A copy of values of the form without the notes that the interface keeps among them and does not save. JSON of an
 * object is an object again.
 */
export const withoutNotes = (values: object): Record<string, unknown> =>
  JSON.parse(JSON.stringify(values), (key, value: unknown) => (key.includes('__sc_') ? undefined : value)) as Record<
    string,
    unknown
  >;
