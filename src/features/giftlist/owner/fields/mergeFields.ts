/**
 * Returns the fields of a form after a response of the API. A field that differs from `baseFields` keeps the value that
 * the user typed. All other fields receive the new values.
 * @param baseFields the values before the response: the last values that the API sent or received
 */
export const mergeFields = <Fields extends object>(
  typedFields: Fields,
  baseFields: Fields,
  freshFields: Fields,
): Fields => {
  const names = Object.keys(freshFields) as (keyof Fields)[]
  return Object.fromEntries(
    names.map((name) => [name, typedFields[name] === baseFields[name] ? freshFields[name] : typedFields[name]]),
  ) as Fields
}

/** Returns the entries of `fields` that differ from those of `baseFields`. */
export const findChanges = <Fields extends object>(baseFields: Fields, fields: Fields): Partial<Fields> => {
  const names = Object.keys(fields) as (keyof Fields)[]
  return Object.fromEntries(
    names.filter((name) => fields[name] !== baseFields[name]).map((name) => [name, fields[name]]),
  ) as Partial<Fields>
}
