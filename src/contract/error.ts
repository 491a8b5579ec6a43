import * as v from 'valibot'

/** A field that is null or of another kind counts as absent, so that the rest of the body is read. */
const readable = <Field extends v.GenericSchema>(field: Field) => v.fallback(v.optional(field), undefined)

/**
 * The body of every error (SPEC §8). `type` is for programs, `message` for developers; `data` has details by `type`.
 */
export const errorBody = v.object({
  name: readable(v.string()),
  message: readable(v.string()),
  code: readable(v.union([v.string(), v.number()])),
  type: readable(v.string()),
  data: v.optional(v.unknown()),
})

export type ErrorBody = v.InferOutput<typeof errorBody>
