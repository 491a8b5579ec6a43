import type { ExampleRecorder } from './ExampleRecorder'
import type { ExampleVariants } from './visitCatalogue'

const email = 'ine@example.com'
const id_lang = 1
const sender = { id_lang, name: 'Ine Claes', email, phone: '', trap: '' }
const picture = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 16)
const document = new TextEncoder().encode('%PDF-1.7\n')

/** Sends every form, books and cancels an appointment, and subscribes to the newsletter and a stock alert. */
export async function sendForms(visitor: ExampleRecorder, { soldOutId }: ExampleVariants): Promise<void> {
  const message = 'De kast kwam met een kras.'
  await visitor.call('sendMessage', { payload: { ...sender, message } })
  const uploadFile = async (purpose: string, name: string, file: Uint8Array<ArrayBuffer>) =>
    (await visitor.call('uploadFile', { query: { purpose, name }, file })).token
  const complaintFiles = [await uploadFile('complaint', 'kras.jpg', picture)]
  const complaint = { ...sender, order_number: 'UN-2026-00001', message, files: complaintFiles }
  await visitor.call('sendComplaint', { payload: complaint })
  const room = { room: 'living', style: 'light', width: 4.2, length: 5, message: 'Graag advies.' } as const
  const files = [await uploadFile('advice', 'kamer.jpg', picture)]
  await visitor.call('sendAdviceRequest', { payload: { ...sender, ...room, files } })
  const application = { job: 'winkelmedewerker', message: 'Graag kom ik langs.' }
  const applicationFiles = [await uploadFile('application', 'brief.pdf', document)]
  await visitor.call('apply', { payload: { ...sender, ...application, files: applicationFiles } })
  await makeAppointment(visitor)
  await subscribe(visitor, soldOutId)
}

async function makeAppointment(visitor: ExampleRecorder): Promise<void> {
  const { slots } = await visitor.call('listSlots')
  const starts = slots[0]?.starts ?? ''
  await visitor.call('bookAppointment', { payload: { ...sender, place: 'shop', starts, message: '' } })
  const { cancel: token = '' } = await visitor.readEmailLink('appointment-booked')
  await visitor.call('cancelAppointment', { payload: { token } })
}

async function subscribe(visitor: ExampleRecorder, id_product_attribute: number): Promise<void> {
  await visitor.call('subscribe', { payload: { email, firstName: 'Ine', lastName: 'Claes', id_lang } })
  const { confirm: token = '' } = await visitor.readEmailLink('newsletter-confirm')
  await visitor.call('confirmSubscription', { payload: { token } })
  const { unsubscribe = '' } = await visitor.readEmailLink('newsletter-welcome')
  await visitor.call('endSubscription', { payload: { token: unsubscribe } })
  await visitor.call('requestStockAlert', { payload: { email, id_product_attribute, id_lang } })
  const alert = { token: (await visitor.readEmailLink('stock-confirm'))['confirm'] ?? '' }
  await visitor.call('confirmStockAlert', { payload: alert })
  await visitor.call('endStockAlert', { payload: alert })
}
