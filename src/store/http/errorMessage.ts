import { classifyError, type FailedCall } from './classifyError'

/**
 * What a part of the shop says of failed calls: a sentence by kind of error, and `other` for those that it has none
 * for.
 */
export interface ErrorMessages {
  /** So many pieces are left. */
  stock: (left: number) => string
  other: string
}

/** Why a call failed, in the sentences of the part that asks. */
export function errorMessage(failed: FailedCall, sentences: ErrorMessages): string {
  const error = classifyError(failed)
  if (error.kind === 'stock') return sentences.stock(error.left)
  const known = new Map<string, unknown>(Object.entries(sentences))
  const sentence = known.get(error.kind)
  return typeof sentence === 'string' ? sentence : sentences.other
}
