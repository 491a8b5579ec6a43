import type { Context } from 'hono'
import { idempotencyHeader } from '../../../contract/limits'
import type { SandboxContext } from '../../context'
import { createValidationError } from '../../http/ShopError'
import { hashToken, readKeyHash } from '../../http/tokens'
import type { Mail } from '../../mail/Outbox'

interface HandledRequest<Answer> {
  answer: Answer
  /** The emails about the request, which are sent after it has been stored. */
  mails: readonly Mail[]
}

/**
 * Handles the request of a form in a transaction. A repeated request with the same key gets the same response and has
 * no effect, because the first response may have been lost. A key of another request gives 422 invalid.
 */
export function handleFormOnce<Answer extends object>(
  { database, outbox }: SandboxContext,
  c: Context,
  request: object,
  handleRequest: () => HandledRequest<Answer>,
): Answer {
  const key_hash = readKeyHash(c)
  const request_hash = hashToken(`${c.req.path} ${JSON.stringify(request)}`)
  const handledRequest = database.transaction((): HandledRequest<Answer> => {
    const earlierAnswer = database.one<{ request_hash: string; answer: string }>(
      'SELECT request_hash, answer FROM form_answer WHERE key_hash = ?',
      key_hash,
    )
    if (earlierAnswer && earlierAnswer.request_hash !== request_hash) {
      throw createValidationError(idempotencyHeader, 'belongs to another request')
    }
    if (earlierAnswer) return { answer: JSON.parse(earlierAnswer.answer) as Answer, mails: [] }
    const result = handleRequest()
    if (key_hash !== null) database.insertRow('form_answer', { key_hash, request_hash, answer: result.answer })
    return result
  })
  handledRequest.mails.forEach((mail) => outbox.send(mail))
  return handledRequest.answer
}
