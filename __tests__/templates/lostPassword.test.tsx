import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { resetLinkScript } from '../../src/features/account/access/resetLink'
import { identity as identityEn } from '../../src/i18n/en/identity'
import { password as en } from '../../src/i18n/en/password'
import type { Language } from '../../src/i18n/languages'
import { identity as identityNl } from '../../src/i18n/nl/identity'
import { password as nl } from '../../src/i18n/nl/password'
import { slowThreshold } from '../../src/ui/status/useIsSlow'
import { buildPath } from '../../src/pageTable/paths'
import LostPasswordPage from '../../src/templates/lost-password'
import { axe } from '../support/axe'
import { waitForEmails, readPasswordLink } from '../support/sandbox/sentEmails'
import { accountDetails, logIn, register } from '../support/sandbox/register'
import { buildTemplateElement } from '../support/dom/renderTemplate'
import { Shopper } from '../support/sandbox/Shopper'
import { startSandboxServer } from '../support/sandbox/startSandboxServer'
import { visit } from '../support/pages/visitAccount'
import { readCommonErrors } from '../support/data/commonSentences'

const server = startSandboxServer()
const messages = { nl: { ...nl, identity: identityNl }, en: { ...en, identity: identityEn } }
const { email } = accountDetails
const fresh = 'een heel ander geheim'

/** Opens the page at a URL after running the script in its head, as a browser does. */
function open(language: Language, rest = '') {
  window.history.pushState(null, '', buildPath('password-recovery', language) + rest)
  new Function(resetLinkScript)()
  const page = buildTemplateElement(LostPasswordPage, null, { language, template: 'lost-password' })
  return visit(page, language)
}

const findHeading = (name: string) => screen.findByRole('heading', { level: 2, name })
const createAccount = () => register(new Shopper(server.sandbox))
const readUrl = () => window.location.href

async function receiveLink(): Promise<string> {
  await new Shopper(server.sandbox).send('POST', '/v1/passwords/reset', { email, id_lang: 1 })
  const emails = await waitForEmails(server.sandbox, 'password-reset')
  return new URL(readPasswordLink(emails.at(-1)!).href).hash
}

async function requestLink(shopper: ReturnType<typeof visit>['shopper'], language: Language, typed = email) {
  await shopper.click(await screen.findByLabelText(messages[language].ask.email))
  await shopper.paste(typed)
  await shopper.click(screen.getByRole('button', { name: messages[language].ask.submit }))
}

async function setPassword(shopper: ReturnType<typeof visit>['shopper'], language: Language, typed = fresh) {
  await shopper.click(await screen.findByLabelText(messages[language].set.label))
  await shopper.paste(typed)
  await shopper.click(screen.getByRole('button', { name: messages[language].set.submit }))
}

describe('the request for a reset link', () => {
  const language = 'nl'
  const { ask, asked, identity } = messages[language]

  test('a typed email address survives a reload until it is sent', async () => {
    const first = open(language)
    await first.shopper.type(await screen.findByLabelText(ask.email), email)
    window.dispatchEvent(new Event('pagehide'))
    first.unmount()
    const second = open(language)
    expect(await screen.findByLabelText(ask.email)).toHaveValue(email)
    await second.shopper.click(screen.getByRole('button', { name: ask.submit }))
    await findHeading(asked.title)
    second.unmount()
    open(language)
    expect(await screen.findByLabelText(ask.email)).toHaveValue('')
  })

  test.each([
    ['with an account', email, 1],
    ['without an account', 'niemand@example.be', 0],
  ])('an email address %s gets the same confirmation', async (_name, typed, emails) => {
    await createAccount()
    const { shopper, container } = open(language)
    await requestLink(shopper, language, typed)
    expect(await findHeading(asked.title)).toHaveFocus()
    expect(screen.getByText(asked.text(typed))).toBeVisible()
    expect(await axe(container)).toHaveNoViolations()
    if (emails > 0) {
      const [sent] = await waitForEmails(server.sandbox, 'password-reset')
      expect(sent).toMatchObject({ to: email, language })
    }
    await shopper.click(screen.getByRole('button', { name: asked.again }))
    expect(await screen.findByLabelText(ask.email)).toHaveValue(typed)
  })

  test('an invalid email address shows an error at the field, and no request is sent', async () => {
    const { shopper } = open(language)
    await requestLink(shopper, language, 'an@')
    const field = screen.getByLabelText(ask.email)
    await waitFor(() => expect(field).toHaveFocus())
    expect(field).toHaveAccessibleDescription(identity.errors.email)
    expect(server.asked().filter((one) => one.startsWith('POST'))).toEqual([])
  })

  test('after too many attempts a message is shown, the typed text stays, and a second attempt succeeds', async () => {
    server.failCall('post', '/v1/passwords/reset', 429, { type: 'too_many_attempts' })
    const { shopper } = open(language)
    await requestLink(shopper, language)
    expect(await screen.findByRole('alert')).toHaveTextContent(ask.failed)
    expect(screen.getByLabelText(ask.email)).toHaveValue(email)
    server.restoreCalls()
    await shopper.click(screen.getByRole('button', { name: ask.submit }))
    await findHeading(asked.title)
  })

  test('the form has a link to the login', async () => {
    open(language)
    expect(await screen.findByRole('link', { name: ask.toLogin })).toHaveAttribute(
      'href',
      buildPath('my-account', language),
    )
  })
})

describe('a reset link', () => {
  const language = 'en'
  const { set, done, faults, ask, identity } = messages[language]

  test('a reset link opens the form for a new password, after which a link leads to the login', async () => {
    await createAccount()
    const link = await receiveLink()
    const { shopper, container } = open(language, link)
    expect(await findHeading(set.title)).toBeVisible()
    await setPassword(shopper, language)
    expect(await findHeading(done.title)).toHaveFocus()
    expect(screen.getByRole('link', { name: done.login })).toHaveAttribute('href', buildPath('my-account', language))
    await logIn(new Shopper(server.sandbox), { ...accountDetails, password: fresh })
    expect(await axe(container)).toHaveNoViolations()
  })

  test('a password that is too short shows an error at its field', async () => {
    await createAccount()
    const { shopper } = open(language, await receiveLink())
    await setPassword(shopper, language, 'kort')
    const field = screen.getByLabelText(set.label)
    await waitFor(() => expect(field).toHaveFocus())
    expect(field).toHaveAccessibleDescription(identity.errors.passwordShort(8))
    expect(field).toHaveAttribute('autocomplete', 'new-password')
  })

  test('an expired link shows a message before the user types a password, and a new one can be requested', async () => {
    await createAccount()
    const link = await receiveLink()
    server.sandbox.database.run("UPDATE password_reset SET requested = '2020-01-01T00:00:00Z'")
    const { shopper } = open(language, link)
    expect(screen.queryByLabelText(set.label)).not.toBeInTheDocument()
    expect(await screen.findByRole('alert')).toHaveTextContent(faults.expired.title)
    expect(await findHeading(ask.title)).toHaveFocus()
    await requestLink(shopper, language)
    await waitForEmails(server.sandbox, 'password-reset', 2)
  })

  /** One API cannot check links at all, and the other cannot check this one now. */
  test.each([
    [
      'has no such check',
      '/v1',
      async (root: Response) => {
        const { _links } = (await root.json()) as { _links: Record<string, object> }
        return HttpResponse.json({ _links: { ..._links, password_check: undefined } })
      },
    ],
    ['is down', '/v1/passwords/check', () => HttpResponse.json({}, { status: 503 })],
  ])(
    'when the API %s, a link that was used shows a message after the password is submitted',
    async (_what, path, answer) => {
      await createAccount()
      const link = await receiveLink()
      server.sandbox.database.run("UPDATE password_reset SET state = 'used'")
      server.overrideAnswer(path === '/v1' ? 'get' : 'post', path, async ({ request }) =>
        answer(await server.shop(request)),
      )
      const { shopper } = open(language, link)
      await setPassword(shopper, language)
      expect(await screen.findByRole('alert')).toHaveTextContent(faults.used.title)
      expect(await findHeading(ask.title)).toHaveFocus()
    },
  )

  describe('when the check takes long', () => {
    beforeEach(() => jest.useFakeTimers({ advanceTimers: true }))
    afterEach(() => jest.useRealTimers())

    test('the form is shown, and a late refusal replaces it', async () => {
      await createAccount()
      const link = await receiveLink()
      server.sandbox.database.run("UPDATE password_reset SET state = 'used'")
      const { answer } = server.holdAnswer('post', '/v1/passwords/check')
      open(language, link)
      await waitFor(() => expect(server.asked()).toContain('POST /web/v1/passwords/check'))
      expect(screen.queryByLabelText(set.label)).not.toBeInTheDocument()
      await act(() => jest.advanceTimersByTimeAsync(slowThreshold))
      expect(await screen.findByLabelText(set.label)).toBeVisible()
      answer()
      expect(await screen.findByRole('alert')).toHaveTextContent(faults.used.title)
    })
  })

  test('a link that lacks one of its tokens shows a message at once', async () => {
    open(language, '#customer=1&token=abc')
    expect(await screen.findByRole('alert')).toHaveTextContent(faults.unknown.title)
    expect(screen.getByRole('button', { name: ask.submit })).toBeVisible()
    expect(readUrl()).not.toContain('abc')
  })

  test('after a network error a message is shown, the typed text stays, and a second attempt succeeds', async () => {
    await createAccount()
    const link = await receiveLink()
    server.failCall('post', '/v1/passwords')
    const { shopper } = open(language, link)
    await setPassword(shopper, language)
    expect(await screen.findByRole('alert')).toHaveTextContent(readCommonErrors(identity.form, language).network)
    expect(screen.getByLabelText(set.label)).toHaveValue(fresh)
    server.restoreCalls()
    await shopper.click(screen.getByRole('button', { name: set.submit }))
    await findHeading(done.title)
  })

  test('after a reload a message states that the link must be opened again', async () => {
    await createAccount()
    const view = open(language, await receiveLink())
    await findHeading(set.title)
    view.unmount()
    visit(buildTemplateElement(LostPasswordPage, null, { language, template: 'lost-password' }), language)
    expect(await screen.findByText(ask.reloaded)).toBeVisible()
    expect(screen.getByRole('button', { name: ask.submit })).toBeVisible()
  })
})

describe('the tokens of a reset link', () => {
  test.each(['#', '?'])(
    'tokens after "%s" are removed from the URL and the history before any request',
    async (mark) => {
      await createAccount()
      const given = (await receiveLink()).slice(1)
      server.requests.length = 0
      const entries = window.history.length
      window.history.pushState(null, '', `/nl/wachtwoord-opvragen${mark}${given}`)
      new Function(resetLinkScript)()
      expect(server.asked()).toEqual([])
      expect(readUrl()).toBe('http://localhost/nl/wachtwoord-opvragen')
      expect(window.history.length).toBe(entries + 1)
      expect(JSON.stringify(window.history.state)).not.toMatch(/token|reset/)
      const { shopper } = visit(buildTemplateElement(LostPasswordPage, null, { template: 'lost-password' }))
      await findHeading(nl.set.title)
      expect(window.resetLink).toBeUndefined()
      await setPassword(shopper, 'nl')
      await findHeading(nl.done.title)
    },
  )

  test('a link that is opened in a tab with this page works without a reload', async () => {
    await createAccount()
    const link = await receiveLink()
    open('nl')
    await findHeading(nl.ask.title)
    const router = jest.fn(() => readUrl())
    window.addEventListener('popstate', router)
    window.history.pushState(null, '', `/nl/wachtwoord-opvragen${link}`)
    fireEvent.popState(window)
    expect(await findHeading(nl.set.title)).toHaveFocus()
    expect(router).toHaveReturnedWith('http://localhost/nl/wachtwoord-opvragen')
    window.removeEventListener('popstate', router)
  })

  test('setting a new password ends the session of the account in this browser', async () => {
    const { session } = await createAccount()
    window.localStorage.setItem('upnorth.session', session.token)
    const view = open('nl', await receiveLink())
    await findHeading(nl.set.title)
    await waitFor(() => expect(view.shop.getState().session.customer).toMatchObject({ email }))
    await setPassword(view.shopper, 'nl')
    await findHeading(nl.done.title)
    expect(view.shop.getState().session).toMatchObject({ token: null, customer: null })
    expect(window.localStorage).toHaveLength(0)
  })
})
