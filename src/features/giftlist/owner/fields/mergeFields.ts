/**
 * A field that the user has changed since `baseFields` keeps the typed value. All other fields receive the fresh
 * values.
 * @param baseFields the last values that the API sent or received before it sent `freshFields`
 */
export const mergeFields = <Fields extends object>(
  typedFields: Fields,
  baseFields: Fields,
  freshFields: Fields,
): Fields => {
  const fieldNames = Object.keys(freshFields) as (keyof Fields)[]
  return Object.fromEntries(
    fieldNames.map((name) => [name, typedFields[name] === baseFields[name] ? freshFields[name] : typedFields[name]]),
  ) as Fields
}

export const findChanges = <Fields extends object>(baseFields: Fields, fields: Fields): Partial<Fields> => {
  const fieldNames = Object.keys(fields) as (keyof Fields)[]
  return Object.fromEntries(
    fieldNames.filter((name) => fields[name] !== baseFields[name]).map((name) => [name, fields[name]]),
  ) as Partial<Fields>
}
