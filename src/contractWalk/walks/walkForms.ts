import type { Person } from '../visit/Person'
import { createEmail, createKey, type Visit } from '../visit/Visit'

/**
 * A visitor fills in the forms. The trap field is filled in too, so that the API treats the visitor as a robot: it
 * responds as after a success, and the shop gets no email.
 */
export async function walkForms(visit: Visit): Promise<void> {
  const visitor = visit.createPerson()
  const sender = { id_lang: 2, name: 'Contract Walker', email: createEmail(), phone: '', trap: 'robot' }
  const message = 'A message of the contract walk.'
  await visit.runPart(async () => {
    const payload = { ...sender, message }
    await visitor.call('sendMessage', { payload, key: createKey() })
    await visitor.expectRefusal('sendMessage', ['invalid'], {
      situation: 'An email address is invalid',
      payload: { ...payload, email: 'none', trap: '' },
      key: createKey(),
    })
  })
  await visit.runPart(async () => {
    const payload = { ...sender, order_number: '', message, files: [] }
    await visitor.call('sendComplaint', { payload, key: createKey() })
  })
  await visit.runPart(async () => {
    const payload = { ...sender, room: 'living', style: 'wood', width: null, length: 4, message, files: [] }
    await visitor.call('sendAdviceRequest', { payload, key: createKey() })
  })
  await visit.runPart(() => applyWithFile(visitor, { ...sender, message }))
  await visit.runPart(() => bookAppointment(visitor, sender))
}

async function applyWithFile(visitor: Person, sender: object): Promise<void> {
  const file = { purpose: 'application', name: 'letter.pdf' }
  await visitor.expectRefusal('uploadFile', ['file_not_allowed'], {
    situation: 'A text has the name of a PDF',
    payload: file,
    rawBody: 'text',
  })
  const { token } = await visitor.call('uploadFile', { payload: file, rawBody: '%PDF-1.4\n%%EOF\n' })
  const payload = { ...sender, job: 'contract-walk', files: [token] }
  await visitor.call('apply', { payload, key: createKey() })
}

async function bookAppointment(visitor: Person, sender: object): Promise<void> {
  const { slots } = await visitor.call('listSlots')
  await visitor.expectRefusal('cancelAppointment', ['not_found'], {
    situation: 'Nobody sent this link',
    payload: { token: createKey() },
  })
  const [slot] = slots
  if (!slot) return
  const payload = { ...sender, place: 'video', starts: slot.starts, message: '' }
  await visitor.call('bookAppointment', { payload, key: createKey() })
  const laterList = await visitor.call('listSlots')
  const isFree = laterList.slots.some(({ starts }) => starts === slot.starts)
  visitor.check('bookAppointment', 'A robot takes no slot', 'the slot is free', true, isFree)
}
