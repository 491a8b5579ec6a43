import * as v from 'valibot'

/** Body of every failed answer (SPEC §8). `type` is for programs, `message` for developers, `data` says which field. */
export const errorBody = v.object({
  name: v.optional(v.string()),
  message: v.optional(v.string()),
  code: v.optional(v.union([v.string(), v.number()])),
  type: v.optional(v.string()),
  data: v.optional(v.unknown()),
})

export type ErrorBody = v.InferOutput<typeof errorBody>
