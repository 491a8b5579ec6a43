/** @jest-environment node */
import { done, myNewsletter } from '../../src/contract/account'
import type { Sandbox } from '../../src/sandbox/openShop'
import { lastLetter, letters } from '../support/newsletterLetter'
import { accountDetails, logIn, register } from '../support/registered'
import { guestDetails, origin, Shopper } from '../support/sandboxShopper'
import { openSeeded } from '../support/seededSandbox'

const minute = 60_000
const day = 24 * 60 * minute
let time: number
let sandbox: Sandbox
let visitor: Shopper
beforeEach(() => {
  time = Date.parse('2026-03-01T12:00:00Z')
  sandbox = openSeeded({ passwordCost: 16, now: () => new Date(time) })
  visitor = new Shopper(sandbox)
})
afterEach(() => sandbox.close())

const an = { email: 'an@example.be', firstName: 'An', lastName: 'Peeters', id_lang: 1 }
const ask = (given: object = an) => visitor.call(done, 'POST', '/v1/newsletter', given)
const confirm = (token: string) => visitor.call(done, 'POST', '/v1/newsletter/confirmations', { token })
const end = (token: string) => visitor.call(done, 'POST', '/v1/newsletter/ends', { token })
const states = () => sandbox.database.all('SELECT email, state FROM newsletter')
const kinds = () => letters(sandbox).map(({ kind }) => kind)

async function subscribed() {
  await ask()
  await confirm(lastLetter(sandbox).token)
  return lastLetter(sandbox).token
}

describe('POST newsletter (SPEC §7)', () => {
  test('sends a letter to confirm it from, whose link has the token in its fragment', async () => {
    expect(await ask()).toEqual({})
    expect(states()).toEqual([{ email: 'an@example.be', state: 'pending' }])
    const { letter, path, deed, token } = lastLetter(sandbox)
    expect(letter).toMatchObject({ kind: 'newsletter-confirm', to: 'an@example.be', lang: 'nl' })
    expect([path, deed]).toEqual(['/nl/nieuwsbrief', 'confirm'])
    expect(letter.text).toContain(`${origin}/nl/nieuwsbrief#confirm=${token}`)
    expect(letter.html).toContain(`#confirm=${token}`)
  })

  test('writes in the language of the page', async () => {
    await ask({ ...an, firstName: '', lastName: '', id_lang: 2 })
    const { letter, path } = lastLetter(sandbox)
    expect([letter.lang, letter.subject, path]).toEqual(['en', 'Would you like our newsletter?', '/en/newsletter'])
    expect(letter.text).toMatch(/^Hello,\n/)
  })

  test('names that anybody may have given stand in no letter before it is confirmed', async () => {
    await ask({ ...an, firstName: 'Win a prize at evil.example' })
    expect(lastLetter(sandbox).letter.text).not.toContain('evil')
    expect(lastLetter(sandbox).letter.html).not.toContain('evil')
  })

  test('answers alike whether the address is new, waiting, on the list or off it again', async () => {
    const answers = [await ask(), await ask()]
    await confirm(lastLetter(sandbox).token)
    time += 20 * minute
    answers.push(await ask())
    await end(lastLetter(sandbox).token)
    answers.push(await ask())
    expect(answers).toEqual([{}, {}, {}, {}])
  })

  test('tells who is on the list already by letter alone, and changes nothing of theirs', async () => {
    await subscribed()
    await ask({ ...an, email: 'AN@example.be', firstName: 'Bo', id_lang: 2 })
    expect(kinds()).toEqual(['newsletter-confirm', 'newsletter-welcome', 'newsletter-already'])
    expect(lastLetter(sandbox).letter).toMatchObject({ lang: 'nl', to: 'an@example.be' })
    expect(lastLetter(sandbox).deed).toBe('unsubscribe')
    expect(sandbox.database.all('SELECT firstname, state FROM newsletter')).toEqual([
      { firstname: 'An', state: 'subscribed' },
    ])
  })

  test('sends one address no more than three letters within a quarter of an hour', async () => {
    for (let time = 1; time <= 6; time += 1) expect(await ask()).toEqual({})
    expect(kinds()).toHaveLength(3)
    await ask({ ...an, email: 'bo@example.be' })
    expect(kinds()).toHaveLength(4)
    time += 16 * minute
    await ask()
    expect(kinds()).toHaveLength(5)
  })

  test.each([
    [{ email: 'an' }, 'email'],
    [{ firstName: 'x'.repeat(61) }, 'firstName'],
    [{ id_lang: 'nl' }, 'id_lang'],
  ])('%j: %s is named, and nothing is kept', async (change, field) => {
    expect(await visitor.refused('POST', '/v1/newsletter', { ...an, ...change })).toMatchObject({
      ...{ status: 422, type: 'invalid', data: { field } },
    })
    expect([states(), kinds()]).toEqual([[], []])
  })
})

describe('POST newsletter_confirm', () => {
  test('puts the address on the list and welcomes it once, with a way off', async () => {
    await ask()
    const { token } = lastLetter(sandbox)
    expect([await confirm(token), await confirm(token)]).toEqual([{}, {}])
    expect(states()).toEqual([{ email: 'an@example.be', state: 'subscribed' }])
    expect(kinds()).toEqual(['newsletter-confirm', 'newsletter-welcome'])
    expect(lastLetter(sandbox)).toMatchObject({ path: '/nl/nieuwsbrief', deed: 'unsubscribe' })
    expect(lastLetter(sandbox).letter.text).toMatch(/^Dag An,\n/)
  })

  test('keeps of a token its hash alone', async () => {
    await subscribed()
    const kept = JSON.stringify(
      ['newsletter', 'newsletter_letter'].map((one) => sandbox.database.all(`SELECT * FROM ${one}`)),
    )
    for (const { text } of letters(sandbox)) expect(kept).not.toContain(/=(\S{43})/.exec(text)?.[1])
  })

  test('is too late after seven days: a new letter has to be asked for', async () => {
    await ask()
    const old = lastLetter(sandbox).token
    time += 7 * day + minute
    const late = { status: 410, type: 'link_expired' }
    expect(await visitor.refused('POST', '/v1/newsletter/confirmations', { token: old })).toMatchObject(late)
    expect(states()).toEqual([{ email: 'an@example.be', state: 'pending' }])
    await ask()
    expect(await visitor.refused('POST', '/v1/newsletter/confirmations', { token: old })).toMatchObject(late)
    await confirm(lastLetter(sandbox).token)
    expect(states()).toEqual([{ email: 'an@example.be', state: 'subscribed' }])
  })

  test('an old letter puts nobody back who went off the list', async () => {
    await ask()
    const { token } = lastLetter(sandbox)
    await confirm(token)
    await end(lastLetter(sandbox).token)
    expect(await visitor.refused('POST', '/v1/newsletter/confirmations', { token })).toMatchObject({ status: 410 })
  })
})

describe('POST newsletter_unsubscribe', () => {
  test('takes the address off with any letter ever sent, and again does no harm', async () => {
    const token = await subscribed()
    time += 900 * day
    expect([await end(token), await end(token)]).toEqual([{}, {}])
    expect(sandbox.database.all('SELECT * FROM newsletter')).toEqual([
      { email: 'an@example.be', firstname: '', lastname: '', id_lang: 1, state: 'ended', id_customer: null },
    ])
    await ask()
    await confirm(lastLetter(sandbox).token)
    await end(token)
    expect(states()).toEqual([{ email: 'an@example.be', state: 'ended' }])
  })

  test('takes back what was not confirmed yet', async () => {
    await ask()
    await end(lastLetter(sandbox).token)
    expect(states()).toEqual([{ email: 'an@example.be', state: 'ended' }])
  })
})

test.each(['confirmations', 'ends'])(
  '%s: an unknown token is 404, alike, and a long one is not looked up',
  async (what) => {
    const unknownToken = { status: 404, type: 'not_found' }
    expect(await visitor.refused('POST', `/v1/newsletter/${what}`, { token: 'x'.repeat(43) })).toMatchObject(
      unknownToken,
    )
    expect(await visitor.refused('POST', `/v1/newsletter/${what}`, { token: 'x'.repeat(101) })).toMatchObject({
      status: 422,
    })
    expect((await visitor.send('GET', `/v1/newsletter/${what}`)).status).toBe(404)
  },
)

describe('my-newsletter', () => {
  const mine = (shopper: Shopper) => shopper.call(myNewsletter, 'GET', '/v1/my/newsletter')
  const subscription = '/v1/my/newsletter/subscription'

  test('says where it stands, with the links that lead on', async () => {
    await register(visitor)
    expect(await mine(visitor)).toMatchObject({ status: 'none', email: 'an@example.be' })
    expect(Object.keys((await mine(visitor))._links)).toEqual(['subscribe'])
    const pending = await visitor.call(myNewsletter, 'POST', subscription, an)
    expect([pending.status, Object.keys(pending._links)]).toEqual(['pending', ['subscribe', 'unsubscribe']])
    await confirm(lastLetter(sandbox).token)
    const on = await mine(visitor)
    expect([on.status, Object.keys(on._links)]).toEqual(['subscribed', ['unsubscribe']])
    expect(await visitor.call(myNewsletter, 'POST', '/v1/my/newsletter/end')).toMatchObject({ status: 'none' })
  })

  test('logging in proves no e-mail address: it is confirmed from the letter', async () => {
    await register(visitor)
    await visitor.call(myNewsletter, 'POST', subscription, an)
    await logIn(visitor)
    expect(await mine(visitor)).toMatchObject({ status: 'pending' })
  })

  test('what was not confirmed within seven days counts as never asked', async () => {
    await register(visitor)
    await visitor.call(myNewsletter, 'POST', subscription, an)
    time += 8 * day
    expect(await mine(visitor)).toMatchObject({ status: 'none' })
  })

  test("another customer's can be neither read nor changed", async () => {
    await subscribed()
    await register(visitor)
    const other = new Shopper(sandbox)
    await register(other, { ...accountDetails, email: 'bo@example.be' })
    expect(await mine(other)).toMatchObject({ status: 'none', email: 'bo@example.be' })
    await other.call(myNewsletter, 'POST', '/v1/my/newsletter/end', { email: 'an@example.be' })
    expect(await other.refused('POST', subscription, an)).toMatchObject({ status: 422, data: { field: 'email' } })
    expect(states()).toEqual([{ email: 'an@example.be', state: 'subscribed' }])
    expect(kinds()).toEqual(['newsletter-confirm', 'newsletter-welcome'])
  })

  test.each([
    ['a visitor', 401, async () => undefined],
    ['a guest', 403, async (shopper: Shopper) => void (await shopper.guest())],
  ])('%s has none', async (_who, status, become) => {
    await become(visitor)
    expect(await visitor.refused('GET', '/v1/my/newsletter')).toMatchObject({ status })
    expect(await visitor.refused('POST', subscription, an)).toMatchObject({ status })
    expect(await visitor.refused('POST', '/v1/my/newsletter/end')).toMatchObject({ status })
  })
})

describe('the tick in another form', () => {
  const ticked = { ...guestDetails, account: { ...guestDetails.account, newsletter: true } }

  test('of a guest asks by letter, once however often the form is sent', async () => {
    await visitor.guest(ticked)
    await visitor.guest(ticked)
    expect(kinds()).toEqual(['newsletter-confirm'])
    expect(states()).toEqual([{ email: 'an@example.be', state: 'pending' }])
  })

  test('of a new account asks by letter, after the welcome', async () => {
    await register(visitor, { ...accountDetails, newsletter: true })
    expect(sandbox.mail.map(({ kind }) => kind)).toEqual(['account-welcome', 'newsletter-confirm'])
  })

  test('asks nobody who is on the list, and asks again after seven days or an end', async () => {
    const token = await subscribed()
    await visitor.guest(ticked)
    expect(kinds()).toHaveLength(2)
    await end(token)
    await visitor.guest(ticked)
    expect(kinds()).toHaveLength(3)
    time += 8 * day
    await visitor.guest(ticked)
    expect(kinds()).toHaveLength(4)
  })

  test('takes nobody off when it is not there', async () => {
    await subscribed()
    await visitor.guest()
    await register(visitor)
    await visitor.guest(guestDetails)
    expect(states()).toEqual([{ email: 'an@example.be', state: 'subscribed' }])
  })
})

test('with the row of an address go its letters (deletion of an account)', async () => {
  const token = await subscribed()
  sandbox.database.run('DELETE FROM newsletter WHERE email = ?', 'An@example.be')
  expect(sandbox.database.all('SELECT * FROM newsletter_letter')).toEqual([])
  expect(await visitor.refused('POST', '/v1/newsletter/ends', { token })).toMatchObject({ status: 404 })
  await ask()
  expect(states()).toEqual([{ email: 'an@example.be', state: 'pending' }])
})
