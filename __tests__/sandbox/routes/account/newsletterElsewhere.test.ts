import { myNewsletter } from '../../../../src/contract/account'
import { readLatestEmail, letters } from '../../../support/sandbox/newsletterEmails'
import { logIn, register, openAccount } from '../../../support/sandbox/register'
import { guestDetails, type Shopper } from '../../../support/sandbox/Shopper'
import { an, newsletterCalls } from '../../../support/sandbox/newsletterCalls'
import { clock, openEachTest, sandbox, shopper as visitor } from '../../../support/sandbox/eachTest'

const { ask, confirm, end, subscribed } = newsletterCalls(() => visitor)
const minute = 60_000
const day = 24 * 60 * minute
openEachTest('2026-03-01T12:00:00Z')

const readStates = () => sandbox.database.all('SELECT email, state FROM newsletter')
const listKinds = () => letters(sandbox).map(({ kind }) => kind)

describe('the newsletter of an account', () => {
  const fetchMyNewsletter = (shopper: Shopper) => shopper.call(myNewsletter, 'GET', '/v1/my/newsletter')
  const subscription = '/v1/my/newsletter/subscription'

  test('the account sees the status of its subscription, with links for the next step', async () => {
    await register(visitor)
    expect(await fetchMyNewsletter(visitor)).toMatchObject({ status: 'none', email: 'an@example.be' })
    expect(Object.keys((await fetchMyNewsletter(visitor))._links)).toEqual(['subscribe'])
    const pending = await visitor.call(myNewsletter, 'POST', subscription, an)
    expect([pending.status, Object.keys(pending._links)]).toEqual(['pending', ['subscribe', 'unsubscribe']])
    await confirm(readLatestEmail(sandbox).token)
    const on = await fetchMyNewsletter(visitor)
    expect([on.status, Object.keys(on._links)]).toEqual(['subscribed', ['unsubscribe']])
    expect(await visitor.call(myNewsletter, 'POST', '/v1/my/newsletter/end')).toMatchObject({ status: 'none' })
  })

  test('a login does not verify an email address, so the confirmation email is still required', async () => {
    await register(visitor)
    await visitor.call(myNewsletter, 'POST', subscription, an)
    await logIn(visitor)
    expect(await fetchMyNewsletter(visitor)).toMatchObject({ status: 'pending' })
  })

  test('a request that is not confirmed within seven days is treated as not made', async () => {
    await register(visitor)
    await visitor.call(myNewsletter, 'POST', subscription, an)
    clock.time += 8 * day
    expect(await fetchMyNewsletter(visitor)).toMatchObject({ status: 'none' })
  })

  test('the subscription of another customer can be neither read nor changed', async () => {
    await subscribed()
    await register(visitor)
    const other = await openAccount(sandbox, 'Bo')
    expect(await fetchMyNewsletter(other)).toMatchObject({ status: 'none', email: 'bo@example.be' })
    await other.call(myNewsletter, 'POST', '/v1/my/newsletter/end', { email: 'an@example.be' })
    expect(await other.invalidField('POST', subscription, an)).toBe('email')
    expect(readStates()).toEqual([{ email: 'an@example.be', state: 'subscribed' }])
    expect(listKinds()).toEqual(['newsletter-confirm', 'newsletter-welcome'])
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
