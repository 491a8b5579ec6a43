/**
 * Returns the fields of a form after the shop API has answered. A field that the user has changed since stays as it is;
 * all others take the new values.
 * @param baseFields the values that the shop API had or was sent
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

/** Returns the entries of `fields` that differ from those of `base`. */
export const findChanges = <Fields extends object>(baseFields: Fields, fields: Fields): Partial<Fields> => {
  const names = Object.keys(fields) as (keyof Fields)[]
  return Object.fromEntries(
    names.filter((name) => fields[name] !== baseFields[name]).map((name) => [name, fields[name]]),
  ) as Partial<Fields>
}
