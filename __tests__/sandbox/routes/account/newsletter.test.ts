import { readLatestEmail, letters } from '../../../support/sandbox/newsletterEmails'
import { register } from '../../../support/sandbox/register'
import { guestDetails, origin } from '../../../support/sandbox/Shopper'
import { an, newsletterCalls } from '../../../support/sandbox/newsletterCalls'
import { clock, openEachTest, sandbox, shopper as visitor } from '../../../support/sandbox/eachTest'

const { ask, confirm, end, subscribed } = newsletterCalls(() => visitor)
const minute = 60_000
const day = 24 * 60 * minute
openEachTest('2026-03-01T12:00:00Z')

const readStates = () => sandbox.database.all('SELECT email, state FROM newsletter')
const listKinds = () => letters(sandbox).map(({ kind }) => kind)

describe('requesting the newsletter (SPEC §7: POST newsletter)', () => {
  test('a request sends a confirmation email, whose link has the token in the fragment', async () => {
    expect(await ask()).toEqual({})
    expect(readStates()).toEqual([{ email: 'an@example.be', state: 'pending' }])
    const { letter, path, deed, token } = readLatestEmail(sandbox)
    expect(letter).toMatchObject({ kind: 'newsletter-confirm', to: 'an@example.be', language: 'nl' })
    expect([path, deed]).toEqual(['/nl/nieuwsbrief', 'confirm'])
    expect(letter.text).toContain(`${origin}/nl/nieuwsbrief#confirm=${token}`)
  })

  test('the confirmation email is in the language of the page', async () => {
    await ask({ ...an, firstName: '', lastName: '', id_lang: 2 })
    const { letter, path } = readLatestEmail(sandbox)
    expect([letter.language, letter.subject, path]).toEqual(['en', 'Would you like our newsletter?', '/en/newsletter'])
    expect(letter.text).toMatch(/^Hello,\n/)
  })

  test('the name in a request is not used in the confirmation email, since anyone may have typed it', async () => {
    await ask({ ...an, firstName: 'Win a prize at evil.example' })
    expect(readLatestEmail(sandbox).letter.text).not.toContain('evil')
  })

  test('the response is the same for new, pending, subscribed and ended addresses', async () => {
    const answers = [await ask(), await ask()]
    await confirm(readLatestEmail(sandbox).token)
    clock.time += 20 * minute
    answers.push(await ask())
    await end(readLatestEmail(sandbox).token)
    answers.push(await ask())
    expect(answers).toEqual([{}, {}, {}, {}])
  })

  test('a subscriber is informed by email, and the subscription does not change', async () => {
    await subscribed()
    await ask({ ...an, email: 'AN@example.be', firstName: 'Bo', id_lang: 2 })
    expect(listKinds()).toEqual(['newsletter-confirm', 'newsletter-welcome', 'newsletter-already'])
    expect(readLatestEmail(sandbox).letter).toMatchObject({ language: 'nl', to: 'an@example.be' })
    expect(readLatestEmail(sandbox).deed).toBe('unsubscribe')
    expect(sandbox.database.all('SELECT firstname, state FROM newsletter')).toEqual([
      { firstname: 'An', state: 'subscribed' },
    ])
  })

  test('an address gets at most three emails within 15 minutes', async () => {
    for (let count = 1; count <= 6; count += 1) expect(await ask()).toEqual({})
    expect(listKinds()).toHaveLength(3)
    await ask({ ...an, email: 'bo@example.be' })
    expect(listKinds()).toHaveLength(4)
    clock.time += 16 * minute
    await ask()
    expect(listKinds()).toHaveLength(5)
  })

  test('one sender can request twenty emails within a minute, and neither invalid forms nor other senders count', async () => {
    const request = async (email: string, sender: string) => {
      const body = JSON.stringify({ ...an, email })
      const call = new Request(`${origin}/web/v1/newsletter`, { method: 'POST', body })
      const response = await sandbox.answer(call, sender)
      return { status: response.status, body: (await response.json()) as object }
    }
    expect((await request('an', '192.0.2.1')).status).toBe(422)
    for (let index = 0; index < 20; index += 1)
      expect((await request(`an${index}@example.be`, '192.0.2.1')).status).toBe(200)
    expect(await request('more@example.be', '192.0.2.1')).toMatchObject({
      status: 429,
      body: { type: 'too_many_attempts', data: { retry_after: 60 } },
    })
    expect([readStates().length, listKinds().length]).toEqual([20, 20])
    expect((await request('more@example.be', '192.0.2.2')).status).toBe(200)
    clock.time += minute
    expect((await request('later@example.be', '192.0.2.1')).status).toBe(200)
  })

  test.each([
    [{ email: 'an' }, 'email'],
    [{ firstName: 'x'.repeat(61) }, 'firstName'],
    [{ id_lang: 'nl' }, 'id_lang'],
  ])('the request %j is refused at the field %s, and nothing is stored', async (change, field) => {
    expect(await visitor.invalidField('POST', '/v1/newsletter', { ...an, ...change })).toBe(field)
    expect([readStates(), listKinds()]).toEqual([[], []])
  })
})

describe('confirming the newsletter (POST newsletter_confirm)', () => {
  test('a confirmation subscribes the address and sends one welcome email with a link to unsubscribe', async () => {
    await ask()
    const { token } = readLatestEmail(sandbox)
    expect([await confirm(token), await confirm(token)]).toEqual([{}, {}])
    expect(readStates()).toEqual([{ email: 'an@example.be', state: 'subscribed' }])
    expect(listKinds()).toEqual(['newsletter-confirm', 'newsletter-welcome'])
    expect(readLatestEmail(sandbox)).toMatchObject({ path: '/nl/nieuwsbrief', deed: 'unsubscribe' })
    expect(readLatestEmail(sandbox).letter.text).toMatch(/^Dag An,\n/)
  })

  test('only the hash of a token is stored', async () => {
    await subscribed()
    const stored = JSON.stringify(sandbox.database.all('SELECT * FROM newsletter JOIN newsletter_email USING (email)'))
    for (const { text } of letters(sandbox)) expect(stored).not.toContain(/=(\S{43})/.exec(text)?.[1])
  })

  test('an email older than seven days cannot be confirmed, so a new one has to be requested', async () => {
    await ask()
    const old = readLatestEmail(sandbox).token
    clock.time += 7 * day + minute
    const late = { type: 'link_expired' }
    expect(await visitor.refused('POST', '/v1/newsletter/confirmations', { token: old })).toMatchObject(late)
    expect(readStates()).toEqual([{ email: 'an@example.be', state: 'pending' }])
    await ask()
    expect(await visitor.refused('POST', '/v1/newsletter/confirmations', { token: old })).toMatchObject(late)
    await confirm(readLatestEmail(sandbox).token)
    expect(readStates()).toEqual([{ email: 'an@example.be', state: 'subscribed' }])
  })

  test('an old email cannot resubscribe an address that has unsubscribed', async () => {
    const token = await subscribed()
    await end(token)
    expect(await visitor.refused('POST', '/v1/newsletter/confirmations', { token })).toMatchObject({ status: 410 })
  })
})

describe('ending the newsletter (POST newsletter_unsubscribe)', () => {
  test('every email that was sent can unsubscribe the address, repeatedly', async () => {
    const token = await subscribed()
    clock.time += 900 * day
    expect([await end(token), await end(token)]).toEqual([{}, {}])
    expect(sandbox.database.all('SELECT * FROM newsletter')).toEqual([
      { email: 'an@example.be', firstname: '', lastname: '', id_lang: 1, state: 'ended', id_customer: null },
    ])
    await ask()
    await confirm(readLatestEmail(sandbox).token)
    await end(token)
    expect(readStates()).toEqual([{ email: 'an@example.be', state: 'ended' }])
  })

  test('a request can be withdrawn before it is confirmed', async () => {
    await ask()
    await end(readLatestEmail(sandbox).token)
    expect(readStates()).toEqual([{ email: 'an@example.be', state: 'ended' }])
  })
})

describe('the newsletter checkbox in other forms', () => {
  const ticked = { ...guestDetails, account: { ...guestDetails.account, newsletter: true } }

  test('a guest who selects the newsletter gets one email, however often the form is sent', async () => {
    await visitor.guest(ticked)
    await visitor.guest(ticked)
    expect(listKinds()).toEqual(['newsletter-confirm'])
    expect(readStates()).toEqual([{ email: 'an@example.be', state: 'pending' }])
  })

  test('selecting the newsletter sends no email to subscribers, and a new one after seven days or an unsubscription', async () => {
    const token = await subscribed()
    await visitor.guest(ticked)
    expect(listKinds()).toHaveLength(2)
    await end(token)
    await visitor.guest(ticked)
    expect(listKinds()).toHaveLength(3)
    clock.time += 8 * day
    await visitor.guest(ticked)
    expect(listKinds()).toHaveLength(4)
  })

  test('a form without the newsletter does not end a subscription', async () => {
    await subscribed()
    await visitor.guest()
    await register(visitor)
    await visitor.guest(guestDetails)
    expect(readStates()).toEqual([{ email: 'an@example.be', state: 'subscribed' }])
  })
})

test('deleting the row of an address deletes its emails too', async () => {
  const token = await subscribed()
  sandbox.database.run('DELETE FROM newsletter WHERE email = ?', 'An@example.be')
  expect(sandbox.database.all('SELECT * FROM newsletter_email')).toEqual([])
  expect(await visitor.refused('POST', '/v1/newsletter/ends', { token })).toMatchObject({ status: 404 })
  await ask()
  expect(readStates()).toEqual([{ email: 'an@example.be', state: 'pending' }])
})

test.each(['confirmations', 'ends'])(
  'for the %s, an unknown token returns a 404 and a token that is too long a 422',
  async (what) => {
    const path = `/v1/newsletter/${what}`
    expect(await visitor.refused('POST', path, { token: 'x'.repeat(43) })).toMatchObject({ type: 'not_found' })
    expect(await visitor.refused('POST', path, { token: 'x'.repeat(101) })).toMatchObject({ status: 422 })
    expect((await visitor.send('GET', path)).status).toBe(404)
  },
)
