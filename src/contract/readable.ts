import * as v from 'valibot'

/**
 * The schemas of this file are for fields that SPEC §3 does not require. If such a field is missing, null or of another
 * kind, the rest of the response can still be read.
 */

/** A field that is null unless it can be read. */
export const orNull = <Schema extends v.GenericSchema>(schema: Schema) => v.fallback(v.nullable(schema), null)

/** A field that is absent unless it can be read. */
export const orAbsent = <Schema extends v.GenericSchema>(schema: Schema) => v.fallback(v.optional(schema), undefined)

/** A list without the entries that cannot be read. A value other than a list becomes an empty list. */
export const readableList = <Schema extends v.GenericSchema>(schema: Schema) => v.fallback(dropUnreadable(schema), [])

/** Like `readableList`, except that a value other than a list is an error. */
export const dropUnreadable = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.pipe(
    v.array(orNull(schema)),
    v.transform((entries) => entries.filter((entry) => entry !== null)),
  )
