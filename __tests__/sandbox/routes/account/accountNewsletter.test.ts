import { customerData, myNewsletter } from '../../../../src/contract/account'
import { sessionAnswer } from '../../../../src/contract/session'
import { an, newsletterCalls } from '../../../support/sandbox/newsletterCalls'
import { readLatestEmail, letters } from '../../../support/sandbox/newsletterEmails'
import { accountDetails, deleteAccount, logIn, openAccount, register } from '../../../support/sandbox/register'
import { Shopper } from '../../../support/sandbox/Shopper'
import { clock, openEachTest, sandbox, shopper as visitor } from '../../../support/sandbox/eachTest'

const minute = 60_000
const day = 24 * 60 * minute
let customer: Shopper
openEachTest('2026-03-01T12:00:00Z')
beforeEach(() => {
  customer = new Shopper(sandbox)
})

const { ask, confirm: confirmToken, subscribed: subscribedElsewhere } = newsletterCalls(() => visitor)
const newSubscriber = { ...an, email: 'nieuw@example.be' }
const confirmLatestEmail = () => confirmToken(readLatestEmail(sandbox).token)
const fetchMyNewsletter = () => customer.call(myNewsletter, 'GET', '/v1/my/newsletter')
const subscribeAccount = (given = an) => customer.call(myNewsletter, 'POST', '/v1/my/newsletter/subscription', given)
const endSubscription = () => customer.call(myNewsletter, 'POST', '/v1/my/newsletter/end')
const readStates = () =>
  Object.fromEntries(
    sandbox.database
      .all<{ email: string; state: string }>('SELECT email, state FROM newsletter')
      .map(({ email, state }) => [email, state]),
  )

describe('the newsletter of an account', () => {
  test('the account sees the status of its subscription, with links for the next step', async () => {
    await register(customer)
    const { _links, ...none } = await fetchMyNewsletter()
    expect([none, Object.keys(_links)]).toEqual([{ status: 'none', email: an.email }, ['subscribe']])
    const pending = await subscribeAccount()
    expect([pending.status, Object.keys(pending._links)]).toEqual(['pending', ['subscribe', 'unsubscribe']])
    await confirmLatestEmail()
    const on = await fetchMyNewsletter()
    expect([on.status, Object.keys(on._links)]).toEqual(['subscribed', ['unsubscribe']])
  })

  test('a login does not verify an email address, and a request counts for the seven days in which it can be confirmed', async () => {
    await register(customer)
    await subscribeAccount()
    await logIn(customer)
    expect(await fetchMyNewsletter()).toMatchObject({ status: 'pending' })
    clock.time += 8 * day
    expect(await fetchMyNewsletter()).toMatchObject({ status: 'none' })
  })

  test('the subscription of another customer can be neither read nor changed', async () => {
    await subscribedElsewhere()
    customer = await openAccount(sandbox, 'Bo')
    expect(await fetchMyNewsletter()).toMatchObject({ status: 'none', email: 'bo@example.be' })
    await customer.call(myNewsletter, 'POST', '/v1/my/newsletter/end', { email: an.email })
    expect(await customer.invalidField('POST', '/v1/my/newsletter/subscription', an)).toBe('email')
    expect(readStates()).toEqual({ [an.email]: 'subscribed' })
    expect(letters(sandbox)).toHaveLength(2)
  })
})

describe('an account whose email address is not verified', () => {
  test.each([
    ['is subscribed', subscribedElsewhere],
    ['has to confirm', ask],
  ])('the account cannot see, end or delete the subscription of an owner who %s', async (_name, before) => {
    await before()
    const known = readStates()
    await register(customer)
    expect(await fetchMyNewsletter()).toMatchObject({ status: 'none', email: an.email })
    expect((await customer.call(customerData, 'GET', '/v1/me/data'))['newsletter']).toBeNull()
    expect(await endSubscription()).toMatchObject({ status: 'none' })
    await deleteAccount(customer)
    expect(readStates()).toEqual(known)
  })

  test('a request from the account sends the same email whether or not the owner is subscribed, and can be withdrawn', async () => {
    await register(customer)
    const unknown = await subscribeAccount()
    expect(await endSubscription()).toMatchObject({ status: 'none' })
    expect(readStates()).toEqual({ [an.email]: 'ended' })
    clock.time += 16 * minute
    await subscribedElsewhere()
    expect(await subscribeAccount()).toEqual(unknown)
    expect(readLatestEmail(sandbox).letter).toMatchObject({ kind: 'newsletter-confirm', to: an.email })
    expect((await customer.call(customerData, 'GET', '/v1/me/data'))['newsletter']).toEqual({
      email: an.email,
      state: 'pending',
    })
    expect(await endSubscription()).toMatchObject({ status: 'none' })
    expect(readStates()).toEqual({ [an.email]: 'subscribed' })
  })

  test('confirming the email of the account moves the subscription to the account, without a second welcome', async () => {
    await subscribedElsewhere()
    await register(customer)
    await subscribeAccount()
    await confirmLatestEmail()
    expect(await fetchMyNewsletter()).toMatchObject({ status: 'subscribed', email: an.email })
    expect(letters(sandbox).map(({ kind }) => kind.replace('newsletter-', ''))).toEqual([
      'confirm',
      'welcome',
      'confirm',
    ])
    expect(await endSubscription()).toMatchObject({ status: 'none' })
    expect(readStates()).toEqual({ [an.email]: 'ended' })
  })

  test('selecting the newsletter in the account form sends an email', async () => {
    await ask()
    await register(customer, { ...accountDetails, newsletter: true })
    expect(await fetchMyNewsletter()).toMatchObject({ status: 'pending' })
    await confirmLatestEmail()
    expect(await fetchMyNewsletter()).toMatchObject({ status: 'subscribed' })
    await deleteAccount(customer)
    expect(readStates()).toEqual({})
  })

  test('a request over the limit of emails returns an error, since the page would otherwise announce an email', async () => {
    await register(customer)
    for (let request = 1; request <= 3; request += 1) await subscribeAccount()
    const refused = await customer.refused('POST', '/v1/my/newsletter/subscription', an)
    expect(refused).toMatchObject({ type: 'too_many_attempts', data: { retry_after: 900 } })
    expect(letters(sandbox)).toHaveLength(3)
    clock.time += 16 * minute
    expect(await subscribeAccount()).toMatchObject({ status: 'pending' })
    expect(letters(sandbox)).toHaveLength(4)
  })
})

describe('the newsletter after a change of the email address', () => {
  const changeEmail = (email: string) =>
    customer.call(sessionAnswer, 'PUT', '/v1/me', {
      customer: { id_gender: 2, firstname: 'An', lastname: 'Peeters', email },
    })
  async function subscribeAndConfirm() {
    await register(customer)
    await subscribeAccount()
    await confirmLatestEmail()
  }

  test('the new address gets a confirmation email, and the old address stays subscribed until then', async () => {
    await subscribeAndConfirm()
    await changeEmail(newSubscriber.email)
    expect(readLatestEmail(sandbox).letter).toMatchObject({ kind: 'newsletter-confirm', to: newSubscriber.email })
    expect(await fetchMyNewsletter()).toMatchObject({ status: 'pending', email: newSubscriber.email })
    expect(readStates()).toEqual({ [an.email]: 'subscribed', [newSubscriber.email]: 'pending' })
    await confirmLatestEmail()
    expect(await fetchMyNewsletter()).toMatchObject({ status: 'subscribed', email: newSubscriber.email })
    expect(readStates()).toEqual({ [an.email]: 'ended', [newSubscriber.email]: 'subscribed' })
  })

  test('a customer who does not confirm keeps the subscription of the old address and can end it', async () => {
    await subscribeAndConfirm()
    await changeEmail(newSubscriber.email)
    expect(await endSubscription()).toMatchObject({ status: 'subscribed', email: an.email })
    expect(await endSubscription()).toMatchObject({ status: 'none', email: newSubscriber.email })
    expect(readStates()).toEqual({ [an.email]: 'ended', [newSubscriber.email]: 'ended' })
  })

  test('changing back to the old address restores the subscription', async () => {
    await subscribeAndConfirm()
    await changeEmail(newSubscriber.email)
    const sent = letters(sandbox).length
    await changeEmail(an.email)
    expect(await fetchMyNewsletter()).toMatchObject({ status: 'subscribed', email: an.email })
    expect(letters(sandbox)).toHaveLength(sent)
  })

  test('a change of address without a subscription sends no newsletter email', async () => {
    await register(customer)
    await changeEmail(newSubscriber.email)
    expect(letters(sandbox)).toEqual([])
  })
})
