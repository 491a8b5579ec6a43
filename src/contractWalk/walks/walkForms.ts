import type { ResponseLinks, Person } from '../visit/Person'
import { createEmail, createKey, type Visit } from '../visit/Visit'

/**
 * A visitor fills in the forms. The trap field is filled in too, so that the API treats the visitor as a robot: it
 * responds as after a success, and the shop gets no email.
 */
export async function walkForms(visit: Visit): Promise<void> {
  const visitor = visit.createPerson()
  const root = await visit.readRoot(visitor)
  const sender = { id_lang: 2, name: 'Contract Walker', email: createEmail(), phone: '', trap: 'robot' }
  const message = 'A message of the contract walk.'
  await visit.runPart(async () => {
    const payload = { ...sender, message }
    await visitor.call('sendMessage', root, { payload, key: createKey() })
    await visitor.expectRefusal('sendMessage', root, ['invalid'], {
      situation: 'An email address is invalid',
      payload: { ...payload, email: 'none', trap: '' },
      key: createKey(),
    })
  })
  await visit.runPart(async () => {
    const payload = { ...sender, order_number: '', message, files: [] }
    await visitor.call('sendComplaint', root, { payload, key: createKey() })
  })
  await visit.runPart(async () => {
    const payload = { ...sender, room: 'living', style: 'wood', width: null, length: 4, message, files: [] }
    await visitor.call('sendAdviceRequest', root, { payload, key: createKey() })
  })
  await visit.runPart(() => applyWithFile(visitor, root, { ...sender, message }))
  await visit.runPart(() => bookAppointment(visitor, root, sender))
}

async function applyWithFile(visitor: Person, root: ResponseLinks, sender: object): Promise<void> {
  const purpose = 'application'
  await visitor.expectRefusal('uploadFile', root, ['file_not_allowed'], {
    situation: 'A text has the name of a PDF',
    payload: { purpose, name: 'letter.pdf' },
    rawBody: 'text',
  })
  const { token } = await visitor.call('uploadFile', root, {
    payload: { purpose, name: 'letter.pdf' },
    rawBody: '%PDF-1.4\n%%EOF\n',
  })
  const payload = { ...sender, job: 'contract-walk', files: [token] }
  await visitor.call('apply', root, { payload, key: createKey() })
}

async function bookAppointment(visitor: Person, root: ResponseLinks, sender: object): Promise<void> {
  const { slots } = await visitor.call('listSlots', root)
  await visitor.expectRefusal('cancelAppointment', root, ['not_found'], {
    situation: 'Nobody sent this link',
    payload: { token: createKey() },
  })
  const [slot] = slots
  if (!slot) return
  const payload = { ...sender, place: 'video', starts: slot.starts, message: '' }
  await visitor.call('bookAppointment', root, { payload, key: createKey() })
  const { slots: remainingSlots } = await visitor.call('listSlots', root)
  visitor.check(
    'bookAppointment',
    'A robot takes no slot',
    'the slot is free',
    true,
    remainingSlots.some(({ starts }) => starts === slot.starts),
  )
}
