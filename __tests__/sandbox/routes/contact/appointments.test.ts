import shopDetails from '../../../../data/shop.json'
import { formCalls, listKinds, readCancelToken, sender } from '../../../support/sandbox/formCalls'
import { origin } from '../../../support/sandbox/Shopper'
import { clock, openEachTest, sandbox, shopper as visitor } from '../../../support/sandbox/eachTest'

const { slots, book, cancel } = formCalls(() => visitor)
openEachTest('2026-11-24T12:00:00Z')

const request = { ...sender, place: 'shop', starts: '2026-11-25T09:00:00.000Z', message: 'Graag stofstalen.' }
const listStarts = async () => (await slots()).map((slot) => slot.starts)
const slotTaken = { type: 'slot_taken' }

test('a booked slot is no longer free, and both the customer and the shop get an email', async () => {
  expect(await listStarts()).toContain(request.starts)
  const answer = await book(request)
  expect(answer).toMatchObject({ starts: request.starts, ends: '2026-11-25T10:00:00.000Z', place: 'shop' })
  expect(await listStarts()).not.toContain(request.starts)
  const [booked, forShop] = sandbox.mail
  expect(booked).toMatchObject({ kind: 'appointment-booked', to: 'ine@example.com', language: 'nl' })
  expect(booked!.subject).toBe('Je afspraak op woensdag 25 november 2026')
  expect(booked!.text).toContain('van 10.00 tot 11.00 uur (plaatselijke tijd in Gent)')
  expect(booked!.text).toContain(`${origin}/nl/afspraken#cancel=${readCancelToken(sandbox)}`)
  expect(booked!.text).not.toMatch(/Ine|stofstalen/)
  const [file] = booked!.attachments!
  expect(new TextDecoder().decode(file!.content)).toContain(`UID:${answer.uid}\r\n`)
  expect(new TextDecoder().decode(file!.content)).toContain('DTSTART:20261125T090000Z\r\n')
  expect(forShop).toMatchObject({ to: shopDetails.email, replyTo: 'ine@example.com' })
  expect(forShop!.text).toContain('Waar: in de winkel\n\nGraag stofstalen.')
})

test('the email about an appointment by video promises the link, in the page’s language', async () => {
  await book({ ...request, id_lang: 2, place: 'video' })
  expect(sandbox.mail[0]!.text).toContain('Wednesday 25 November 2026, from 10:00 to 11:00 (local time in Ghent)')
  expect(sandbox.mail[0]!.text).toContain('We will meet by video.')
  expect(sandbox.mail[0]!.text).toContain('/en/appointments#cancel=')
})

test('of fifty users who book the same slot at once, one gets it', async () => {
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      visitor.send('POST', '/v1/appointments', { ...request, email: `person${index}@example.com` }),
    ),
  )
  const countStatus = (status: number) => answers.filter((answer) => answer.status === status).length
  // A sender may send thirty forms within a minute.
  expect([countStatus(200), countStatus(409), countStatus(429)]).toEqual([1, 29, 20])
  expect(sandbox.database.all('SELECT starts FROM appointment')).toEqual([{ starts: request.starts }])
  expect(listKinds(sandbox)).toEqual(['appointment-booked', 'form-for-shop'])
})

test.each([
  ['in the past', '2026-11-24T09:00:00Z'],
  ['on Christmas Day', '2026-12-25T10:00:00Z'],
  ['between two slots', '2026-11-25T09:30:00Z'],
])('an appointment %s is refused', async (_, moment) => {
  expect(await visitor.refused('POST', '/v1/appointments', { ...request, starts: moment })).toMatchObject(slotTaken)
})

test.each([
  [{ starts: 'tomorrow' }, 'starts'],
  [{ place: 'home' }, 'place'],
  [{ email: '' }, 'email'],
])('a booking with %j is refused at the field %s', async (change, field) => {
  expect(await visitor.invalidField('POST', '/v1/appointments', { ...request, ...change })).toBe(field)
})

test('a slot may be given in another time zone', async () => {
  expect(await book({ ...request, starts: '2026-11-25T10:00:00+01:00' })).toMatchObject({ starts: request.starts })
  expect(await visitor.refused('POST', '/v1/appointments', request)).toMatchObject(slotTaken)
})

test('a robot that fills in the hidden field gets the same kind of response as after a booking, and the slot stays free', async () => {
  expect(await book({ ...request, trap: 'x' })).toMatchObject({ starts: request.starts, place: 'shop' })
  expect(await listStarts()).toContain(request.starts)
  expect(sandbox.mail).toEqual([])
})

describe('the link of the email', () => {
  const refuseToCancel = (token: string) => visitor.refused('POST', '/v1/appointments/cancellations', { token })

  test('cancels the appointment once, and its slot is free again', async () => {
    const booked = await book(request)
    const token = readCancelToken(sandbox)
    expect([await cancel(token), await cancel(token)]).toEqual([booked, booked])
    expect(await listStarts()).toContain(request.starts)
    expect(listKinds(sandbox).slice(2)).toEqual(['appointment-cancelled', 'form-for-shop'])
    expect(sandbox.mail[2]!.text).toContain('woensdag 25 november 2026 om 10.00 uur is geannuleerd')
  })

  test('allows the same booking to be made again with the same key', async () => {
    visitor.headers['Idempotency-Key'] = 'key-1'
    const first = await book(request)
    await cancel(readCancelToken(sandbox))
    const second = await book(request)
    expect(second).toMatchObject({ starts: first.starts })
    expect(second.uid).not.toBe(first.uid)
    expect(await listStarts()).not.toContain(request.starts)
  })

  test('does not cancel the next appointment in the same slot', async () => {
    await book(request)
    const token = readCancelToken(sandbox)
    await cancel(token)
    await book({ ...request, email: 'bo@example.com' })
    await cancel(token)
    expect(await listStarts()).not.toContain(request.starts)
  })

  test('can no longer be used when the appointment has begun', async () => {
    await book(request)
    clock.time = Date.parse(request.starts)
    expect(await refuseToCancel(readCancelToken(sandbox))).toMatchObject({ type: 'link_expired' })
  })

  test('is unknown when its token was changed, and only a hash of it is stored', async () => {
    await book(request)
    const token = readCancelToken(sandbox)
    expect(await refuseToCancel(token.toUpperCase())).toMatchObject({ type: 'not_found' })
    expect(JSON.stringify(sandbox.database.all('SELECT * FROM appointment, form_answer'))).not.toContain(token)
  })
})
