import type { Context, Hono } from 'hono'
import type * as v from 'valibot'
import { applicationPayload, adviceRequestPayload, complaintPayload, messagePayload } from '../../../contract/messages'
import type { UploadPurpose } from '../../../contract/uploads'
import { readPayload } from '../../http/readPayload'
import { type FormKind, writeFormMails, type FormPayload } from '../../mail/writeFormMails'
import type { SandboxContext } from '../../context'
import { handleFormOnce } from './handleFormOnce'
import { countForm } from '../../session/Attempts'
import { takeUploads } from './takeUploads'

export function createMessageRoutes(routes: Hono, context: SandboxContext): void {
  const { database, now } = context
  /** A robot that fills in the hidden field gets the same response, but nothing is stored or sent. */
  async function handleForm<Schema extends v.GenericSchema<unknown, FormPayload>>(
    c: Context,
    schema: Schema,
    kind: FormKind,
    purpose?: UploadPurpose,
  ) {
    const payload: FormPayload = await readPayload(c, schema)
    if (payload.trap !== '') return c.json({})
    const answer = handleFormOnce(context, c, payload, () => {
      countForm(context, c, 'form', payload.email)
      const attachments = purpose ? takeUploads(context, payload.files ?? [], purpose) : []
      database.insertRow('message', {
        kind,
        received: now().toISOString(),
        payload: { ...payload, files: undefined, trap: undefined },
        files: attachments.map(({ name }) => name),
      })
      return { answer: {}, mails: writeFormMails(context, kind, payload, attachments) }
    })
    return c.json(answer)
  }

  routes.post('/messages', (c) => handleForm(c, messagePayload, 'message'))
  routes.post('/complaints', (c) => handleForm(c, complaintPayload, 'complaint', 'complaint'))
  routes.post('/advice', (c) => handleForm(c, adviceRequestPayload, 'advice', 'advice'))
  routes.post('/applications', (c) => handleForm(c, applicationPayload, 'application', 'application'))
}
