import type { Sandbox } from '../../../../src/sandbox/openSandbox'
import { readLatestEmail, letters } from '../../../support/sandbox/newsletterEmails'
import { origin, Shopper } from '../../../support/sandbox/Shopper'
import { openSeededSandbox } from '../../../support/sandbox/openSeededSandbox'
import { an, newsletterCalls } from '../../../support/sandbox/newsletterCalls'

const { ask, confirm, end, subscribed } = newsletterCalls(() => visitor)
const minute = 60_000
const day = 24 * 60 * minute
let time: number
let sandbox: Sandbox
let visitor: Shopper
beforeEach(() => {
  time = Date.parse('2026-03-01T12:00:00Z')
  sandbox = openSeededSandbox({ passwordCost: 16, now: () => new Date(time) })
  visitor = new Shopper(sandbox)
})
afterEach(() => sandbox.close())

const states = () => sandbox.database.all('SELECT email, state FROM newsletter')
const kinds = () => letters(sandbox).map(({ kind }) => kind)

describe('POST newsletter (SPEC §7)', () => {
  test('sends a letter to confirm it from, whose link has the token in its fragment', async () => {
    expect(await ask()).toEqual({})
    expect(states()).toEqual([{ email: 'an@example.be', state: 'pending' }])
    const { letter, path, deed, token } = readLatestEmail(sandbox)
    expect(letter).toMatchObject({ kind: 'newsletter-confirm', to: 'an@example.be', lang: 'nl' })
    expect([path, deed]).toEqual(['/nl/nieuwsbrief', 'confirm'])
    expect(letter.text).toContain(`${origin}/nl/nieuwsbrief#confirm=${token}`)
  })

  test('writes in the language of the page', async () => {
    await ask({ ...an, firstName: '', lastName: '', id_lang: 2 })
    const { letter, path } = readLatestEmail(sandbox)
    expect([letter.lang, letter.subject, path]).toEqual(['en', 'Would you like our newsletter?', '/en/newsletter'])
    expect(letter.text).toMatch(/^Hello,\n/)
  })

  test('names that anybody may have given stand in no letter before it is confirmed', async () => {
    await ask({ ...an, firstName: 'Win a prize at evil.example' })
    expect(readLatestEmail(sandbox).letter.text).not.toContain('evil')
  })

  test('answers alike whether the address is new, waiting, on the list or off it again', async () => {
    const answers = [await ask(), await ask()]
    await confirm(readLatestEmail(sandbox).token)
    time += 20 * minute
    answers.push(await ask())
    await end(readLatestEmail(sandbox).token)
    answers.push(await ask())
    expect(answers).toEqual([{}, {}, {}, {}])
  })

  test('tells who is on the list already by letter alone, and changes nothing of theirs', async () => {
    await subscribed()
    await ask({ ...an, email: 'AN@example.be', firstName: 'Bo', id_lang: 2 })
    expect(kinds()).toEqual(['newsletter-confirm', 'newsletter-welcome', 'newsletter-already'])
    expect(readLatestEmail(sandbox).letter).toMatchObject({ lang: 'nl', to: 'an@example.be' })
    expect(readLatestEmail(sandbox).deed).toBe('unsubscribe')
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
    const { token } = readLatestEmail(sandbox)
    expect([await confirm(token), await confirm(token)]).toEqual([{}, {}])
    expect(states()).toEqual([{ email: 'an@example.be', state: 'subscribed' }])
    expect(kinds()).toEqual(['newsletter-confirm', 'newsletter-welcome'])
    expect(readLatestEmail(sandbox)).toMatchObject({ path: '/nl/nieuwsbrief', deed: 'unsubscribe' })
    expect(readLatestEmail(sandbox).letter.text).toMatch(/^Dag An,\n/)
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
    const old = readLatestEmail(sandbox).token
    time += 7 * day + minute
    const late = { status: 410, type: 'link_expired' }
    expect(await visitor.refused('POST', '/v1/newsletter/confirmations', { token: old })).toMatchObject(late)
    expect(states()).toEqual([{ email: 'an@example.be', state: 'pending' }])
    await ask()
    expect(await visitor.refused('POST', '/v1/newsletter/confirmations', { token: old })).toMatchObject(late)
    await confirm(readLatestEmail(sandbox).token)
    expect(states()).toEqual([{ email: 'an@example.be', state: 'subscribed' }])
  })

  test('an old letter puts nobody back who went off the list', async () => {
    await ask()
    const { token } = readLatestEmail(sandbox)
    await confirm(token)
    await end(readLatestEmail(sandbox).token)
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
    await confirm(readLatestEmail(sandbox).token)
    await end(token)
    expect(states()).toEqual([{ email: 'an@example.be', state: 'ended' }])
  })

  test('takes back what was not confirmed yet', async () => {
    await ask()
    await end(readLatestEmail(sandbox).token)
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
