import { emptyAnswer } from '../../../../src/contract/account'
import { sessionAnswer } from '../../../../src/contract/session'
import { waitForEmails, readPasswordLink } from '../../../support/sandbox/sentEmails'
import { accountDetails, logIn, register, openAccount } from '../../../support/sandbox/register'
import { guestDetails, origin, Shopper } from '../../../support/sandbox/Shopper'
import { clock, openEachTest, sandbox, shopper } from '../../../support/sandbox/eachTest'

const passTime = (ms: number) => (clock.time += ms)
const minute = 60_000

openEachTest('2026-03-01T12:00:00Z')
beforeEach(() => register(shopper))

const { email, password } = accountDetails
const newPassword = 'een heel ander geheim'
const requestLink = (user: Shopper, address = email, id_lang = 1) =>
  user.call(emptyAnswer, 'POST', '/v1/passwords/reset', { email: address, id_lang })
const setPassword = (link: object, chosen = newPassword) =>
  new Shopper(sandbox).call(emptyAnswer, 'POST', '/v1/passwords', { ...link, password: chosen })
const refuseToSet = (link: object, chosen = newPassword) =>
  new Shopper(sandbox).refused('POST', '/v1/passwords', { ...link, password: chosen })
const changePassword = () =>
  shopper.call(emptyAnswer, 'PUT', '/v1/me/password', { password, new_password: newPassword })
async function requestAndReadLink(count = 1) {
  await requestLink(new Shopper(sandbox))
  const emails = await waitForEmails(sandbox, 'password-reset', count)
  return readPasswordLink(emails[count - 1]!).link
}

describe('requesting a password link (SPEC §7 password reset)', () => {
  test.each([
    [1, 'Kies een nieuw wachtwoord', '/nl/wachtwoord-opvragen'],
    [2, 'Choose a new password', '/en/password-recovery'],
  ])('the email in the language %i has a link with its tokens in the fragment', async (id_lang, subject, path) => {
    await requestLink(new Shopper(sandbox), 'AN@example.be', id_lang)
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
    expect(await requestLink(shopper, 'niemand@example.be')).toEqual({})
    expect(await requestLink(shopper, 'gast@example.be')).toEqual({})
    expect(await requestLink(shopper)).toEqual({})
    expect((await waitForEmails(sandbox, 'password-reset')).map(({ to }) => to)).toEqual([email])
  })

  test.each([email, 'niemand@example.be'])('the fourth request within 15 minutes has to wait: %s', async (address) => {
    for (let time = 1; time <= 3; time += 1) await requestLink(shopper, address)
    passTime(minute)
    const payload = { email: address.toUpperCase(), id_lang: 1 }
    expect(await shopper.refused('POST', '/v1/passwords/reset', payload)).toMatchObject({
      type: 'too_many_attempts',
      data: { retry_after: 14 * 60 },
    })
    await requestLink(shopper, 'ander@example.be')
    passTime(14 * minute)
    await requestLink(shopper, address)
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
    expect(await setPassword(await requestAndReadLink())).toEqual({})
    for (const who of [shopper, phone]) expect(await who.refused('GET', '/v1/me')).toMatchObject({ status: 401 })
    const [sentEmail] = await waitForEmails(sandbox, 'password-changed')
    expect(sentEmail).toMatchObject({ to: email, subject: 'Je wachtwoord is gewijzigd' })
    expect(await phone.refused('POST', '/v1/sessions', { email, password })).toMatchObject({ type: 'login_failed' })
    await logIn(phone, { ...accountDetails, password: newPassword })
    expect(JSON.stringify(sandbox.mail)).not.toContain(newPassword)
  })

  test('a new password does not end the sessions of other customers', async () => {
    const other = await openAccount(sandbox, 'Bo')
    await setPassword(await requestAndReadLink())
    expect(await other.session()).toMatchObject({ customer: { email: 'bo@example.be' } })
  })

  test('a link works once, even if it is used twice at the same time', async () => {
    const link = await requestAndReadLink()
    const answers = await Promise.all(
      [1, 2].map(() => new Shopper(sandbox).send('POST', '/v1/passwords', { ...link, password: newPassword })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410])
    expect(await refuseToSet(link)).toMatchObject({ type: 'reset_used' })
  })

  test('a link is valid for an hour', async () => {
    const link = await requestAndReadLink()
    passTime(60 * minute - 1)
    await setPassword(link)
    const second = await requestAndReadLink(2)
    passTime(60 * minute)
    expect(await refuseToSet(second)).toMatchObject({ type: 'reset_expired' })
  })

  test('a new link leaves the previous one valid until one of them has set a password', async () => {
    const [first, second] = [await requestAndReadLink(1), await requestAndReadLink(2)]
    await setPassword(first)
    expect(await refuseToSet(second)).toMatchObject({ type: 'reset_expired' })
  })

  test('a change of the password or the email address invalidates the links', async () => {
    const first = await requestAndReadLink(1)
    await changePassword()
    expect(await refuseToSet(first)).toMatchObject({ type: 'reset_expired' })
    const second = await requestAndReadLink(2)
    const customer = { id_gender: null, firstname: 'An', lastname: 'Peeters', email: 'an.peeters@example.be' }
    await shopper.call(sessionAnswer, 'PUT', '/v1/me', { customer })
    expect(await refuseToSet(second)).toMatchObject({ type: 'reset_expired' })
  })

  test('an invented link and a link with another customer’s id are unknown', async () => {
    await openAccount(sandbox, 'Bo')
    const link = await requestAndReadLink()
    for (const wrong of [
      { ...link, reset_token: 'x' },
      { ...link, token: link.reset_token },
      { ...link, id_customer: 2 },
      { ...link, id_customer: 99 },
    ]) {
      expect(await refuseToSet(wrong)).toMatchObject({ type: 'reset_unknown' })
    }
    await setPassword(link)
  })

  test('a password that is too short is refused at its field, and the link remains valid', async () => {
    const link = await requestAndReadLink()
    expect(await refuseToSet(link, 'kort')).toMatchObject({ status: 422, data: { field: 'password' } })
    await setPassword(link)
  })

  test('a customer who was locked out can log in with the new password', async () => {
    const payload = { email, password: 'iets anders' }
    for (let time = 1; time <= 5; time += 1) await shopper.refused('POST', '/v1/sessions', payload)
    expect(await shopper.refused('POST', '/v1/sessions', payload)).toMatchObject({ status: 429 })
    await setPassword(await requestAndReadLink())
    await logIn(shopper, { ...accountDetails, password: newPassword })
  })
})

describe('changing a password', () => {
  const refuseChange = (given: object) => shopper.refused('PUT', '/v1/me/password', given)

  test('a change requires the current password and ends all other sessions of the customer', async () => {
    const phone = new Shopper(sandbox)
    await logIn(phone)
    await changePassword()
    await shopper.session()
    expect(await phone.refused('GET', '/v1/me')).toMatchObject({ status: 401 })
    await logIn(phone, { ...accountDetails, password: newPassword })
    expect(await waitForEmails(sandbox, 'password-changed')).toMatchObject([{ to: email }])
  })

  test('a wrong current password returns a 422 instead of a 401, and after five attempts the next one has to wait', async () => {
    const wrong = { password: 'iets anders', new_password: newPassword }
    for (let time = 1; time <= 5; time += 1) {
      expect(await refuseChange(wrong)).toMatchObject({ type: 'invalid', data: { field: 'password' } })
    }
    expect(await refuseChange({ password, new_password: newPassword })).toMatchObject({ status: 429 })
    passTime(15 * minute)
    await changePassword()
  })

  test('a new password that is too short is refused at its field', async () => {
    const change = { password, new_password: 'kort' }
    expect(await shopper.invalidField('PUT', '/v1/me/password', change)).toBe('new_password')
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
  const checkLink = (link: object) => new Shopper(sandbox).call(emptyAnswer, 'POST', '/v1/passwords/check', link)
  const refuseToCheck = (link: object) => new Shopper(sandbox).refused('POST', '/v1/passwords/check', link)

  test('a link that works stays unused, however often it is checked', async () => {
    const link = await requestAndReadLink()
    expect(await checkLink(link)).toEqual({})
    expect(await checkLink(link)).toEqual({})
    expect(await setPassword(link)).toEqual({})
  })

  test('it refuses the same links as setting the password', async () => {
    const link = await requestAndReadLink()
    const wrong = { ...link, token: 'x' }
    expect(await refuseToCheck(wrong)).toMatchObject({ type: 'reset_unknown' })
    expect(await refuseToCheck({ ...link, id_customer: 99 })).toMatchObject({ type: 'reset_unknown' })
    expect(await refuseToCheck({ ...link, reset_token: '' })).toMatchObject({ type: 'invalid' })
    passTime(61 * minute)
    expect(await refuseToCheck(link)).toMatchObject({ type: 'reset_expired' })
    const next = await requestAndReadLink(2)
    await setPassword(next)
    expect(await refuseToCheck(next)).toMatchObject({ type: 'reset_used' })
  })
})
