import shopDetails from '../../../../data/shop.json'
import { complaint, fileContents, formCalls, listKinds, sender } from '../../../support/sandbox/formCalls'
import { clock, openEachTest, sandbox, shopper as visitor } from '../../../support/sandbox/eachTest'

const { send, uploadFile } = formCalls(() => visitor)
openEachTest('2026-11-24T12:00:00Z')

const room = { room: 'living', style: 'wood', width: 4.5, length: null }
const advice = { ...sender, ...room, message: 'Waar zetten we de bank?' }
const application = { ...sender, job: 'job-js-developer', message: 'Ik bouw graag mee.' }

test('a message goes to the shop as it was written, and the sender gets a confirmation that repeats none of it', async () => {
  const message = 'Hebben jullie de Tove\nin het groen?\u202e https://evil.example'
  await send('/v1/messages', { ...sender, phone: '09 123 45 67', message })
  const [received, forShop] = sandbox.mail
  expect(received).toMatchObject({ kind: 'form-received', to: 'ine@example.com', language: 'nl' })
  expect(received!.text).not.toMatch(/Tove|Ine|evil/)
  expect(forShop).toMatchObject({ kind: 'form-for-shop', to: shopDetails.email, replyTo: 'ine@example.com' })
  expect(forShop!.subject).toBe('Vraag van Ine Claes')
  expect(forShop!.text).toContain('Naam: Ine Claes\nE-mailadres: ine @ example. com\nTelefoon: 09 123 45 67')
  expect(forShop!.text).toContain('Hebben jullie de Tove\nin het groen? https: // evil. example')
})

test('the email about a complaint contains its files, under clean names', async () => {
  const photo = await uploadFile('complaint', '../..\\Mijn <kast>\u202e.jpeg', fileContents.jpeg)
  const receipt = await uploadFile('complaint', 'bon.PDF', fileContents.pdf)
  await send('/v1/complaints', { ...complaint, order_number: 'UN-2026-00001', files: [photo.token, receipt.token] })
  const forShop = sandbox.mail.at(-1)!
  expect(forShop.text).toContain('Bestelnummer: UN-2026-00001')
  expect(forShop.attachments).toEqual([
    { name: 'Mijn -kast-.jpg', type: 'image/jpeg', content: fileContents.jpeg },
    { name: 'bon.pdf', type: 'application/pdf', content: fileContents.pdf },
  ])
  expect(sandbox.database.all('SELECT * FROM upload')).toEqual([])
})

test('a request for advice and an application reach the shop in the language of the page', async () => {
  await send('/v1/advice', { ...advice, id_lang: 2 })
  expect(sandbox.mail[0]).toMatchObject({ language: 'en', subject: 'We have your room' })
  expect(sandbox.mail[1]!.text).toContain('Room: living room\nMood: warm wood\nWidth: 4.5 m\n\n')
  const { token } = await uploadFile('application', 'cv.pdf', fileContents.pdf)
  await send('/v1/applications', { ...application, files: [token] })
  expect(sandbox.mail.at(-1)!.text).toContain('Vacature: job-js-developer')
})

describe('a form that is sent again', () => {
  test('counts once with the same key, even though its files have been used', async () => {
    const { token } = await uploadFile('complaint', 'kras.png', fileContents.png)
    visitor.headers['Idempotency-Key'] = 'key-1'
    const answers = [1, 2, 3].map(() => send('/v1/complaints', { ...complaint, files: [token] }))
    expect(await Promise.all(answers)).toEqual([{}, {}, {}])
    expect(listKinds(sandbox)).toEqual(['form-received', 'form-for-shop'])
  })

  test.each([
    ['other words', '/v1/complaints', { ...complaint, message: 'Iets anders' }],
    ['the same words in another form', '/v1/messages', complaint],
    ['a key that is too long', '/v1/complaints', complaint],
  ])('is refused with the same key and %s', async (what, path, payload) => {
    visitor.headers['Idempotency-Key'] = 'key-1'
    await send('/v1/complaints', complaint)
    if (what.includes('too long')) visitor.headers['Idempotency-Key'] = 'x'.repeat(101)
    expect(await visitor.invalidField('POST', path, payload)).toBe('Idempotency-Key')
    expect(listKinds(sandbox)).toHaveLength(2)
  })

  test('can be sent after a refusal with the same key, because a refusal stores nothing', async () => {
    visitor.headers['Idempotency-Key'] = 'key-1'
    const files = ['x'.repeat(43)]
    await visitor.refused('POST', '/v1/complaints', { ...complaint, files })
    await send('/v1/complaints', complaint)
    expect(listKinds(sandbox)).toHaveLength(2)
  })
})

test('a robot that fills in the hidden field gets the same response, and nothing is stored or sent', async () => {
  for (let attempt = 1; attempt <= 10; attempt += 1) {
    expect(await send('/v1/messages', { ...complaint, trap: 'Buy now' })).toEqual({})
  }
  expect(listKinds(sandbox)).toEqual([])
  expect(sandbox.database.all('SELECT * FROM message')).toEqual([])
})

test('the sixth form from an email address within a quarter of an hour is refused, and the next quarter accepts it', async () => {
  for (let count = 1; count <= 5; count += 1) await send('/v1/messages', { ...sender, message: `Vraag ${count}` })
  const refusal = await visitor.refused('POST', '/v1/complaints', complaint)
  expect(refusal).toMatchObject({ type: 'too_many_attempts', data: { retry_after: 900 } })
  await send('/v1/messages', { ...complaint, email: 'bo@example.com' })
  clock.time += 15 * 60_000
  await send('/v1/messages', complaint)
})

test.each([
  ['/v1/messages', { ...complaint, name: ' \u200b ' }, 'name'],
  ['/v1/messages', { ...complaint, email: 'ine' }, 'email'],
  ['/v1/messages', { ...complaint, message: 'x'.repeat(5001) }, 'message'],
  ['/v1/messages', { ...complaint, phone: '0'.repeat(31) }, 'phone'],
  ['/v1/complaints', { ...complaint, files: ['a', 'b', 'c', 'd'] }, 'files'],
  ['/v1/complaints', { ...complaint, files: 'abc' }, 'files'],
  ['/v1/complaints', { ...complaint, files: ['x'.repeat(43)] }, 'files.0'],
  ['/v1/advice', { ...advice, room: 'cellar' }, 'room'],
  ['/v1/advice', { ...advice, width: 51 }, 'width'],
  ['/v1/advice', { ...advice, length: '4' }, 'length'],
  ['/v1/applications', { ...application, files: [] }, 'files'],
  ['/v1/applications', { ...application, files: ['a'], job: '../etc' }, 'job'],
])('%s refuses %j at the field %s, and nothing is stored or sent', async (path, payload, field) => {
  expect(await visitor.invalidField('POST', path, payload)).toBe(field)
  expect(sandbox.database.all('SELECT * FROM message')).toEqual([])
  expect(sandbox.mail).toEqual([])
})
