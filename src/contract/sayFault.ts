import { faultOf, type FailedCall } from './faultOf'

/** What a part of the shop says of failed calls: a sentence by kind of fault, and `other` for those that it has none for. */
export interface FaultSentences {
  /** So many pieces are left. */
  stock: (left: number) => string
  other: string
}

/** Why a call failed, in the sentences of the part that asks. */
export function sayFault(failed: FailedCall, sentences: FaultSentences): string {
  const fault = faultOf(failed)
  if (fault.kind === 'stock') return sentences.stock(fault.left)
  const known = new Map<string, unknown>(Object.entries(sentences))
  const sentence = known.get(fault.kind)
  return typeof sentence === 'string' ? sentence : sentences.other
}
