import * as v from 'valibot'

/**
 * For fields that SPEC §3 does not ask for: one that is missing, null or of another kind must not cost the rest of the
 * answer.
 */

/** A field that is null unless it can be read. */
export const orNull = <Schema extends v.GenericSchema>(schema: Schema) => v.fallback(v.nullable(schema), null)

/** A list without the entries that cannot be read; anything but a list is an empty one. */
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
