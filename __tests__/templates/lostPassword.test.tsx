import { fireEvent, screen, waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { resetLinkScript } from '../../src/features/account/access/resetLink'
import '../../src/features/account/access/LostPassword'
import { identity as identityEn } from '../../src/i18n/en/identity'
import { password as en } from '../../src/i18n/en/password'
import type { Language } from '../../src/i18n/languages'
import { identity as identityNl } from '../../src/i18n/nl/identity'
import { password as nl } from '../../src/i18n/nl/password'
import { buildPath } from '../../src/pageTable/paths'
import LostPasswordPage from '../../src/templates/lost-password'
import { axe } from '../support/axe'
import { waitForEmails, readPasswordLink } from '../support/sandbox/sentEmails'
import { accountDetails, logIn, register } from '../support/sandbox/register'
import { templateElement } from '../support/dom/renderTemplate'
import { Shopper } from '../support/sandbox/Shopper'
import { startSandboxServer } from '../support/sandbox/startSandboxServer'
import { visit } from '../support/pages/visitAccount'
import { readCommonErrors } from '../support/data/commonSentences'

const server = startSandboxServer()
const words = { nl: { ...nl, identity: identityNl }, en: { ...en, identity: identityEn } }
const { email } = accountDetails
const fresh = 'een heel ander geheim'

/** The browser loads the page at an address: its HTML's script runs before all else. */
function open(language: Language, rest = '') {
  window.history.pushState(null, '', buildPath('password-recovery', language) + rest)
  new Function(resetLinkScript)()
  const page = templateElement(LostPasswordPage, null, { language, template: 'lost-password' })
  return visit(page, language)
}

const heading = (name: string) => screen.findByRole('heading', { level: 2, name })
const account = () => register(new Shopper(server.sandbox))
const address = () => window.location.href

async function mailed(): Promise<string> {
  await new Shopper(server.sandbox).send('POST', '/v1/passwords/reset', { email, id_lang: 1 })
  const letters = await waitForEmails(server.sandbox, 'password-reset')
  return new URL(readPasswordLink(letters.at(-1)!).href).hash
}

async function asks(shopper: ReturnType<typeof visit>['shopper'], language: Language, typed = email) {
  await shopper.click(await screen.findByLabelText(words[language].ask.email))
  await shopper.paste(typed)
  await shopper.click(screen.getByRole('button', { name: words[language].ask.submit }))
}

async function sets(shopper: ReturnType<typeof visit>['shopper'], language: Language, typed = fresh) {
  await shopper.click(await screen.findByLabelText(words[language].set.label))
  await shopper.paste(typed)
  await shopper.click(screen.getByRole('button', { name: words[language].set.submit }))
}

describe('asking for a link', () => {
  const language = 'nl'
  const { ask, asked, identity } = words[language]

  test.each([
    ['with an account', email, 1],
    ['without one', 'niemand@example.be', 0],
  ])('an address %s: the same words', async (_name, typed, letters) => {
    await account()
    const { shopper, container } = open(language)
    await asks(shopper, language, typed)
    expect(await heading(asked.title)).toHaveFocus()
    expect(screen.getByText(asked.text(typed))).toBeVisible()
    expect(await axe(container)).toHaveNoViolations()
    if (letters > 0) {
      const [letter] = await waitForEmails(server.sandbox, 'password-reset')
      expect(letter).toMatchObject({ to: email, lang: language })
    }
    await shopper.click(screen.getByRole('button', { name: asked.again }))
    expect(await screen.findByLabelText(ask.email)).toHaveValue(typed)
  })

  test('an address that is none is said at the field', async () => {
    const { shopper } = open(language)
    await asks(shopper, language, 'an@')
    const field = screen.getByLabelText(ask.email)
    await waitFor(() => expect(field).toHaveFocus())
    expect(field).toHaveAccessibleDescription(identity.errors.email)
    expect(server.asked().filter((one) => one.startsWith('POST'))).toEqual([])
  })

  test.each([
    ['no line', () => HttpResponse.error()],
    ['a fault of the shop', () => HttpResponse.json({}, { status: 500 })],
    ['too often', () => HttpResponse.json({ type: 'too_many_attempts' }, { status: 429 })],
  ])('%s: said, what was typed stays, and it can be tried again', async (_name, answer) => {
    server.overrideAnswer('post', '/v1/passwords/reset', answer)
    const { shopper } = open(language)
    await asks(shopper, language)
    expect(await screen.findByRole('alert')).toHaveTextContent(ask.failed)
    expect(screen.getByLabelText(ask.email)).toHaveValue(email)
    server.server.resetHandlers()
    await shopper.click(screen.getByRole('button', { name: ask.submit }))
    await heading(asked.title)
  })

  test('leads back to logging in', async () => {
    open(language)
    expect(await screen.findByRole('link', { name: ask.toLogin })).toHaveAttribute(
      'href',
      buildPath('my-account', language),
    )
  })
})

describe('a mailed link', () => {
  const language = 'en'
  const { set, done, faults, ask, identity } = words[language]

  test('sets a password, once, and leads to logging in', async () => {
    await account()
    const link = await mailed()
    const { shopper, container } = open(language, link)
    expect(await heading(set.title)).toBeVisible()
    await sets(shopper, language)
    expect(await heading(done.title)).toHaveFocus()
    expect(screen.getByRole('link', { name: done.login })).toHaveAttribute('href', buildPath('my-account', language))
    await logIn(new Shopper(server.sandbox), { ...accountDetails, password: fresh })
    expect(await axe(container)).toHaveNoViolations()
  })

  test('a password that is too short is said at its field', async () => {
    await account()
    const { shopper } = open(language, await mailed())
    await sets(shopper, language, 'kort')
    const field = screen.getByLabelText(set.label)
    await waitFor(() => expect(field).toHaveFocus())
    expect(field).toHaveAccessibleDescription(identity.errors.passwordShort(8))
    expect(field).toHaveAttribute('autocomplete', 'new-password')
  })

  test.each([
    ['used', "UPDATE password_reset SET state = 'used'"],
    ['expired', "UPDATE password_reset SET asked = '2020-01-01T00:00:00Z'"],
    ['unknown', 'DELETE FROM password_reset'],
  ] as const)('one that is %s is said in words, with the way to ask anew', async (fault, sql) => {
    await account()
    const link = await mailed()
    server.sandbox.database.run(sql)
    const { shopper } = open(language, link)
    await sets(shopper, language)
    expect(await screen.findByRole('alert')).toHaveTextContent(faults[fault].title)
    expect(await heading(ask.title)).toHaveFocus()
    await asks(shopper, language)
    await waitForEmails(server.sandbox, 'password-reset', 2)
  })

  test('one of which a part is missing is said at once', async () => {
    open(language, '#customer=1&token=abc')
    expect(await screen.findByRole('alert')).toHaveTextContent(faults.unknown.title)
    expect(screen.getByRole('button', { name: ask.submit })).toBeVisible()
    expect(address()).not.toContain('abc')
  })

  test('no line: said, what was typed stays, and a second try works', async () => {
    await account()
    const link = await mailed()
    server.overrideAnswer('post', '/v1/passwords', () => HttpResponse.error())
    const { shopper } = open(language, link)
    await sets(shopper, language)
    expect(await screen.findByRole('alert')).toHaveTextContent(readCommonErrors(identity.form, language).network)
    expect(screen.getByLabelText(set.label)).toHaveValue(fresh)
    server.server.resetHandlers()
    await shopper.click(screen.getByRole('button', { name: set.submit }))
    await heading(done.title)
  })

  test('after a reload it has to be opened once more, and the page says so', async () => {
    await account()
    const view = open(language, await mailed())
    await heading(set.title)
    view.unmount()
    visit(templateElement(LostPasswordPage, null, { language, template: 'lost-password' }), language)
    expect(await screen.findByText(ask.reloaded)).toBeVisible()
    expect(screen.getByRole('button', { name: ask.submit })).toBeVisible()
  })
})

describe('the tokens of a link', () => {
  test.each(['#', '?'])('after "%s" are out of the address and the history before anything is asked', async (mark) => {
    await account()
    const given = (await mailed()).slice(1)
    server.requests.length = 0
    const entries = window.history.length
    window.history.pushState(null, '', `/nl/wachtwoord-opvragen${mark}${given}`)
    new Function(resetLinkScript)()
    expect(server.asked()).toEqual([])
    expect(address()).toBe('http://localhost/nl/wachtwoord-opvragen')
    expect(window.history.length).toBe(entries + 1)
    expect(JSON.stringify(window.history.state)).not.toMatch(/token|reset/)
    const { shopper } = visit(templateElement(LostPasswordPage, null, { template: 'lost-password' }))
    await heading(nl.set.title)
    expect(window.resetLink).toBeUndefined()
    await sets(shopper, 'nl')
    await heading(nl.done.title)
  })

  test('a link that is opened in a tab with this page loads nothing, and is taken all the same', async () => {
    await account()
    const link = await mailed()
    open('nl')
    await heading(nl.ask.title)
    const router = jest.fn(() => address())
    window.addEventListener('popstate', router)
    window.history.pushState(null, '', `/nl/wachtwoord-opvragen${link}`)
    fireEvent.popState(window)
    expect(await heading(nl.set.title)).toHaveFocus()
    expect(router).toHaveReturnedWith('http://localhost/nl/wachtwoord-opvragen')
    window.removeEventListener('popstate', router)
  })

  test('a session of the account in this browser ends with the old password', async () => {
    const { session } = await account()
    window.localStorage.setItem('upnorth.session', session.token)
    const view = open('nl', await mailed())
    await heading(nl.set.title)
    await waitFor(() => expect(view.shop.getState().session.customer).toMatchObject({ email }))
    await sets(view.shopper, 'nl')
    await heading(nl.done.title)
    expect(view.shop.getState().session).toMatchObject({ token: null, customer: null })
    expect(window.localStorage).toHaveLength(0)
  })
})
