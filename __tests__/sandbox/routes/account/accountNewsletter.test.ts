import { customerData, emptyAnswer, myNewsletter } from '../../../../src/contract/account'
import { sessionAnswer } from '../../../../src/contract/session'
import { an, newsletterCalls } from '../../../support/sandbox/newsletterCalls'
import { readLatestEmail, letters } from '../../../support/sandbox/newsletterEmails'
import { accountDetails, register } from '../../../support/sandbox/register'
import { Shopper } from '../../../support/sandbox/Shopper'
import { clock, openEachTest, sandbox, shopper as visitor } from '../../../support/sandbox/eachTest'

const minute = 60_000
let customer: Shopper
openEachTest('2026-03-01T12:00:00Z')
beforeEach(() => {
  customer = new Shopper(sandbox)
})

const { ask, confirm: confirmToken, subscribed: subscribedElsewhere } = newsletterCalls(() => visitor)
const fresh = { ...an, email: 'nieuw@example.be' }
const confirm = () => confirmToken(readLatestEmail(sandbox).token)
const mine = () => customer.call(myNewsletter, 'GET', '/v1/my/newsletter')
const subscribe = (given = an) => customer.call(myNewsletter, 'POST', '/v1/my/newsletter/subscription', given)
const end = () => customer.call(myNewsletter, 'POST', '/v1/my/newsletter/end')
const deletion = () => customer.call(emptyAnswer, 'POST', '/v1/me/deletion', { password: accountDetails.password })
const states = () =>
  Object.fromEntries(
    sandbox.database
      .all<{ email: string; state: string }>('SELECT email, state FROM newsletter')
      .map(({ email, state }) => [email, state]),
  )

describe('an account whose email address is not verified', () => {
  test.each([
    ['is subscribed', subscribedElsewhere],
    ['has to confirm', ask],
  ])('the account cannot see, end or delete the subscription of an owner who %s', async (_name, before) => {
    await before()
    const known = states()
    await register(customer)
    expect(await mine()).toMatchObject({ status: 'none', email: an.email })
    expect((await customer.call(customerData, 'GET', '/v1/me/data'))['newsletter']).toBeNull()
    expect(await end()).toMatchObject({ status: 'none' })
    await deletion()
    expect(states()).toEqual(known)
  })

  test('a request from the account sends the same email whether or not the owner is subscribed, and can be withdrawn', async () => {
    await register(customer)
    const unknown = await subscribe()
    expect(await end()).toMatchObject({ status: 'none' })
    expect(states()).toEqual({ [an.email]: 'ended' })
    clock.time += 16 * minute
    await subscribedElsewhere()
    expect(await subscribe()).toEqual(unknown)
    expect(readLatestEmail(sandbox).letter).toMatchObject({ kind: 'newsletter-confirm', to: an.email })
    expect((await customer.call(customerData, 'GET', '/v1/me/data'))['newsletter']).toEqual({
      email: an.email,
      state: 'pending',
    })
    expect(await end()).toMatchObject({ status: 'none' })
    expect(states()).toEqual({ [an.email]: 'subscribed' })
  })

  test('confirming the email of the account moves the subscription to the account, without a second welcome', async () => {
    await subscribedElsewhere()
    await register(customer)
    await subscribe()
    await confirm()
    expect(await mine()).toMatchObject({ status: 'subscribed', email: an.email })
    expect(letters(sandbox).map(({ kind }) => kind)).toEqual([
      'newsletter-confirm',
      'newsletter-welcome',
      'newsletter-confirm',
    ])
    expect(await end()).toMatchObject({ status: 'none' })
    expect(states()).toEqual({ [an.email]: 'ended' })
  })

  test('selecting the newsletter in the account form sends an email', async () => {
    await ask()
    await register(customer, { ...accountDetails, newsletter: true })
    expect(await mine()).toMatchObject({ status: 'pending' })
    await confirm()
    expect(await mine()).toMatchObject({ status: 'subscribed' })
    await deletion()
    expect(states()).toEqual({})
  })

  test('a request over the limit of emails returns an error, since the page would otherwise announce an email', async () => {
    await register(customer)
    for (let request = 1; request <= 3; request += 1) await subscribe()
    const refused = await customer.refused('POST', '/v1/my/newsletter/subscription', an)
    expect(refused).toMatchObject({ type: 'too_many_attempts', data: { retry_after: 900 } })
    expect(letters(sandbox)).toHaveLength(3)
    clock.time += 16 * minute
    expect(await subscribe()).toMatchObject({ status: 'pending' })
    expect(letters(sandbox)).toHaveLength(4)
  })
})

describe('the newsletter after a change of the email address', () => {
  const move = (email: string) =>
    customer.call(sessionAnswer, 'PUT', '/v1/me', {
      customer: { id_gender: 2, firstname: 'An', lastname: 'Peeters', email },
    })
  async function subscribed() {
    await register(customer)
    await subscribe()
    await confirm()
  }

  test('the new address gets a confirmation email, and the old address stays subscribed until then', async () => {
    await subscribed()
    await move(fresh.email)
    expect(readLatestEmail(sandbox).letter).toMatchObject({ kind: 'newsletter-confirm', to: fresh.email })
    expect(await mine()).toMatchObject({ status: 'pending', email: fresh.email })
    expect(states()).toEqual({ [an.email]: 'subscribed', [fresh.email]: 'pending' })
    await confirm()
    expect(await mine()).toMatchObject({ status: 'subscribed', email: fresh.email })
    expect(states()).toEqual({ [an.email]: 'ended', [fresh.email]: 'subscribed' })
  })

  test('a customer who does not confirm keeps the subscription of the old address and can end it', async () => {
    await subscribed()
    await move(fresh.email)
    expect(await end()).toMatchObject({ status: 'subscribed', email: an.email })
    expect(await end()).toMatchObject({ status: 'none', email: fresh.email })
    expect(states()).toEqual({ [an.email]: 'ended', [fresh.email]: 'ended' })
  })

  test('changing back to the old address restores the subscription', async () => {
    await subscribed()
    await move(fresh.email)
    const sent = letters(sandbox).length
    await move(an.email)
    expect(await mine()).toMatchObject({ status: 'subscribed', email: an.email })
    expect(letters(sandbox)).toHaveLength(sent)
  })

  test('a change of address without a subscription sends no newsletter email', async () => {
    await register(customer)
    await move(fresh.email)
    expect(letters(sandbox)).toEqual([])
  })
})
