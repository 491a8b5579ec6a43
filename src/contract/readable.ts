import * as v from 'valibot'

/**
 * These schemas are for fields that SPEC §3 does not require. If such a field is missing, null or of another kind, the
 * rest of the response can still be read.
 */

/** A field that is null unless it can be read. */
export const orNull = <Schema extends v.GenericSchema>(schema: Schema) => v.fallback(v.nullable(schema), null)

/** A list without the entries that cannot be read. Anything but a list gives an empty one. */
export const readableList = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.fallback(
    v.pipe(
      v.array(v.unknown()),
      v.transform((entries) =>
        entries.flatMap((entry): v.InferOutput<Schema>[] => {
          const read = v.safeParse(schema, entry)
          return read.success ? [read.output] : []
        }),
      ),
    ),
    [],
  )
