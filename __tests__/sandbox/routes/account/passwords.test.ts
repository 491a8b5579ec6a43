import { emptyAnswer } from '../../../../src/contract/account'
import { sessionAnswer } from '../../../../src/contract/session'
import { waitForEmails, readPasswordLink } from '../../../support/sandbox/sentEmails'
import { accountDetails, logIn, register, openAccount } from '../../../support/sandbox/register'
import { guestDetails, origin, Shopper } from '../../../support/sandbox/Shopper'
import { clock, openEachTest, sandbox, shopper } from '../../../support/sandbox/eachTest'

const later = (ms: number) => (clock.time += ms)
const minute = 60_000

openEachTest('2026-03-01T12:00:00Z')
beforeEach(() => register(shopper))

const { email, password } = accountDetails
const fresh = 'een heel ander geheim'
const ask = (who: Shopper, address = email, id_lang = 1) =>
  who.call(emptyAnswer, 'POST', '/v1/passwords/reset', { email: address, id_lang })
const set = (link: object, chosen = fresh) =>
  new Shopper(sandbox).call(emptyAnswer, 'POST', '/v1/passwords', { ...link, password: chosen })
const refusedSet = (link: object, chosen = fresh) =>
  new Shopper(sandbox).refused('POST', '/v1/passwords', { ...link, password: chosen })
async function mailed(count = 1) {
  await ask(new Shopper(sandbox))
  const emails = await waitForEmails(sandbox, 'password-reset', count)
  return readPasswordLink(emails[count - 1]!).link
}

describe('requesting a password link (SPEC §7 password reset)', () => {
  test.each([
    [1, 'Kies een nieuw wachtwoord', '/nl/wachtwoord-opvragen'],
    [2, 'Choose a new password', '/en/password-recovery'],
  ])('the email in the language %i has a link with its tokens in the fragment', async (id_lang, subject, path) => {
    await ask(new Shopper(sandbox), 'AN@example.be', id_lang)
    const [sentEmail] = await waitForEmails(sandbox, 'password-reset')
    expect(sentEmail).toMatchObject({ to: email, subject })
    const { href, link } = readPasswordLink(sentEmail!)
    expect(href).toMatch(new RegExp(`^${origin}${path}#customer=1&token=[\\w-]{43}&reset=[\\w-]{43}$`))
    const stored = JSON.stringify(sandbox.database.all('SELECT * FROM password_reset'))
    expect(stored).not.toContain(link.reset_token)
    expect(JSON.stringify(sandbox.database.all('SELECT * FROM customer'))).not.toContain(link.token)
  })

  test('the response is the same for everyone, but only an account gets an email', async () => {
    await shopper.guest({ ...guestDetails, account: { ...guestDetails.account, email: 'gast@example.be' } })
    expect(await ask(shopper, 'niemand@example.be')).toEqual({})
    expect(await ask(shopper, 'gast@example.be')).toEqual({})
    expect(await ask(shopper)).toEqual({})
    expect((await waitForEmails(sandbox, 'password-reset')).map(({ to }) => to)).toEqual([email])
  })

  test.each([email, 'niemand@example.be'])('the fourth request within 15 minutes has to wait: %s', async (address) => {
    for (let time = 1; time <= 3; time += 1) await ask(shopper, address)
    later(minute)
    const payload = { email: address.toUpperCase(), id_lang: 1 }
    expect(await shopper.refused('POST', '/v1/passwords/reset', payload)).toMatchObject({
      type: 'too_many_attempts',
      data: { retry_after: 14 * 60 },
    })
    await ask(shopper, 'ander@example.be')
    later(14 * minute)
    await ask(shopper, address)
  })

  test.each([
    [{ id_lang: 1 }, 'email'],
    [{ email: 'an', id_lang: 1 }, 'email'],
    [{ email }, 'id_lang'],
  ])('the request %j is refused at the field %s', async (payload, field) => {
    expect(await shopper.invalidField('POST', '/v1/passwords/reset', payload)).toBe(field)
  })
})

describe('setting a password (SPEC §7 password set)', () => {
  test('a new password ends all sessions, opens none and is reported by email', async () => {
    const phone = new Shopper(sandbox)
    await logIn(phone)
    expect(await set(await mailed())).toEqual({})
    for (const who of [shopper, phone]) expect(await who.refused('GET', '/v1/me')).toMatchObject({ status: 401 })
    const [sentEmail] = await waitForEmails(sandbox, 'password-changed')
    expect(sentEmail).toMatchObject({ to: email, subject: 'Je wachtwoord is gewijzigd' })
    expect(await phone.refused('POST', '/v1/sessions', { email, password })).toMatchObject({ type: 'login_failed' })
    await logIn(phone, { ...accountDetails, password: fresh })
    expect(JSON.stringify(sandbox.mail)).not.toContain(fresh)
  })

  test('a new password does not end the sessions of other customers', async () => {
    const other = await openAccount(sandbox, 'Bo')
    await set(await mailed())
    expect(await other.call(sessionAnswer, 'GET', '/v1/me')).toMatchObject({ customer: { email: 'bo@example.be' } })
  })

  test('a link works once, even if it is used twice at the same time', async () => {
    const link = await mailed()
    const answers = await Promise.all(
      [1, 2].map(() => new Shopper(sandbox).send('POST', '/v1/passwords', { ...link, password: fresh })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410])
    expect(await refusedSet(link)).toMatchObject({ type: 'reset_used' })
  })

  test('a link is valid for an hour', async () => {
    const link = await mailed()
    later(60 * minute - 1)
    await set(link)
    const second = await mailed(2)
    later(60 * minute)
    expect(await refusedSet(second)).toMatchObject({ type: 'reset_expired' })
  })

  test('a new link leaves the previous one valid until one of them has set a password', async () => {
    const [first, second] = [await mailed(1), await mailed(2)]
    await set(first)
    expect(await refusedSet(second)).toMatchObject({ type: 'reset_expired' })
  })

  test('a change of the password or the email address invalidates the links', async () => {
    const first = await mailed(1)
    await shopper.call(emptyAnswer, 'PUT', '/v1/me/password', { password, new_password: fresh })
    expect(await refusedSet(first)).toMatchObject({ type: 'reset_expired' })
    const second = await mailed(2)
    const customer = { id_gender: null, firstname: 'An', lastname: 'Peeters', email: 'an.peeters@example.be' }
    await shopper.call(sessionAnswer, 'PUT', '/v1/me', { customer })
    expect(await refusedSet(second)).toMatchObject({ type: 'reset_expired' })
  })

  test('an invented link and a link with another customer’s id are unknown', async () => {
    await openAccount(sandbox, 'Bo')
    const link = await mailed()
    for (const wrong of [
      { ...link, reset_token: 'x' },
      { ...link, token: link.reset_token },
      { ...link, id_customer: 2 },
      { ...link, id_customer: 99 },
    ]) {
      expect(await refusedSet(wrong)).toMatchObject({ type: 'reset_unknown' })
    }
    await set(link)
  })

  test('a password that is too short is refused at its field, and the link remains valid', async () => {
    const link = await mailed()
    expect(await refusedSet(link, 'kort')).toMatchObject({ status: 422, data: { field: 'password' } })
    await set(link)
  })

  test('a customer who was locked out can log in with the new password', async () => {
    const payload = { email, password: 'iets anders' }
    for (let time = 1; time <= 5; time += 1) await shopper.refused('POST', '/v1/sessions', payload)
    expect(await shopper.refused('POST', '/v1/sessions', payload)).toMatchObject({ status: 429 })
    await set(await mailed())
    await logIn(shopper, { ...accountDetails, password: fresh })
  })
})

describe('changing a password', () => {
  const change = (given: object) => shopper.refused('PUT', '/v1/me/password', given)

  test('a change requires the current password and ends all other sessions of the customer', async () => {
    const phone = new Shopper(sandbox)
    await logIn(phone)
    await shopper.call(emptyAnswer, 'PUT', '/v1/me/password', { password, new_password: fresh })
    await shopper.call(sessionAnswer, 'GET', '/v1/me')
    expect(await phone.refused('GET', '/v1/me')).toMatchObject({ status: 401 })
    await logIn(phone, { ...accountDetails, password: fresh })
    expect(await waitForEmails(sandbox, 'password-changed')).toMatchObject([{ to: email }])
  })

  test('a wrong current password returns a 422 instead of a 401, and after five attempts the next one has to wait', async () => {
    const wrong = { password: 'iets anders', new_password: fresh }
    for (let time = 1; time <= 5; time += 1) {
      expect(await change(wrong)).toMatchObject({ type: 'invalid', data: { field: 'password' } })
    }
    expect(await change({ password, new_password: fresh })).toMatchObject({ status: 429 })
    later(15 * minute)
    await shopper.call(emptyAnswer, 'PUT', '/v1/me/password', { password, new_password: fresh })
  })

  test('a new password that is too short is refused at its field', async () => {
    expect(await change({ password, new_password: 'kort' })).toMatchObject({
      status: 422,
      data: { field: 'new_password' },
    })
  })

  test('of two changes at the same time only one succeeds', async () => {
    const answers = await Promise.all(
      ['het ene geheim', 'het andere geheim'].map((new_password) =>
        shopper.send('PUT', '/v1/me/password', { password, new_password }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
  })
})

describe('checking a password link before a new password is typed', () => {
  const check = (link: object) => new Shopper(sandbox).call(emptyAnswer, 'POST', '/v1/passwords/check', link)
  const refusedCheck = (link: object) => new Shopper(sandbox).refused('POST', '/v1/passwords/check', link)

  test('a link that works stays unused, however often it is checked', async () => {
    const link = await mailed()
    expect(await check(link)).toEqual({})
    expect(await check(link)).toEqual({})
    expect(await set(link)).toEqual({})
  })

  test('it refuses the same links as setting the password', async () => {
    const link = await mailed()
    const wrong = { ...link, token: 'x' }
    expect(await refusedCheck(wrong)).toMatchObject({ type: 'reset_unknown' })
    expect(await refusedCheck({ ...link, id_customer: 99 })).toMatchObject({ type: 'reset_unknown' })
    expect(await refusedCheck({ ...link, reset_token: '' })).toMatchObject({ type: 'invalid' })
    later(61 * minute)
    expect(await refusedCheck(link)).toMatchObject({ type: 'reset_expired' })
    const next = await mailed(2)
    await set(next)
    expect(await refusedCheck(next)).toMatchObject({ type: 'reset_used' })
  })
})
