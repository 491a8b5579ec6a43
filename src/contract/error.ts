import * as v from 'valibot'

/**
 * The body of every error (SPEC §8). `type` is for programs and `message` for developers. The details in `data` depend
 * on `type`.
 */
export const errorBody = v.object({
  name: v.optional(v.string()),
  message: v.optional(v.string()),
  code: v.optional(v.union([v.string(), v.number()])),
  type: v.optional(v.string()),
  data: v.optional(v.unknown()),
})

export type ErrorBody = v.InferOutput<typeof errorBody>
