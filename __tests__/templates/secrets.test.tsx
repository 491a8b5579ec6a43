import { screen, waitFor } from '@testing-library/react'
import { resetLinkScript } from '../../src/features/account/access/resetLink'
import '../../src/features/account/access/LostPassword'
import { scrub } from '../../src/layout/errors/scrub'
import { identity } from '../../src/i18n/nl/identity'
import { password as messages } from '../../src/i18n/nl/password'
import { createAccount } from '../../src/store/account/sessionThunks'
import { logOut } from '../../src/store/account/sessionThunks'
import type { AppStore } from '../../src/store/start/createStore'
import LostPasswordPage from '../../src/templates/lost-password'
import { DetailsPart } from '../support/pages/accountDetailsPage'
import { waitForEmails, readPasswordLink } from '../support/sandbox/sentEmails'
import { templateElement } from '../support/dom/renderTemplate'
import { startSandboxServer } from '../support/sandbox/startSandboxServer'
import { visit } from '../support/pages/visitAccount'
import { getPageStore } from '../support/store/pageStore'

const server = startSandboxServer()

/** Each value is unique, so that a leak can be found. */
const marked = {
  email: 'merk-adres@example.be',
  newEmail: 'merk-tweede@example.be',
  first: 'merk-wachtwoord-een',
  wrong: 'merk-wachtwoord-fout',
  second: 'merk-wachtwoord-twee',
  third: 'merk-wachtwoord-drie',
}
const passwords = [marked.first, marked.wrong, marked.second, marked.third]

const account = () => {
  window.history.pushState(null, '', '/nl/mijn-account')
  return visit(<DetailsPart />)
}
const recovery = (fragment = '') => {
  window.history.pushState(null, '', `/nl/wachtwoord-opvragen${fragment}`)
  new Function(resetLinkScript)()
  return visit(templateElement(LostPasswordPage, null, { template: 'lost-password' }))
}

/** Records everything through which a page may leak data: console, web storage, state of the store, URLs and history. */
function watch() {
  const logged: string[] = []
  const stored: string[] = []
  const states: string[] = []
  const addresses: string[] = []
  const methods = ['log', 'info', 'warn', 'error', 'debug', 'trace'] as const
  const spies = methods.map((method) =>
    jest
      .spyOn(console, method)
      .mockImplementation((...values: unknown[]) => void logged.push(values.map(String).join(' '))),
  )
  const history = (['pushState', 'replaceState'] as const).map((method) => {
    const original = window.history[method].bind(window.history)
    return jest
      .spyOn(window.history, method)
      .mockImplementation((state: unknown, unused: string, to?: string | URL | null) => {
        original(state, unused, to)
        addresses.push(window.location.href, JSON.stringify(state))
      })
  })
  const setItem = Storage.prototype.setItem
  const write = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function keep(this: Storage, key, value) {
    stored.push(`${key}: ${value}`)
    setItem.call(this, key, value)
  })
  return {
    logged,
    /** Everything that was written to web storage, each entry with its key. */
    stored,
    states,
    addresses,
    follow(store: AppStore) {
      const note = () => states.push(JSON.stringify(store.getState()))
      note()
      store.subscribe(note)
    },
    end: () => [...spies, ...history, write].forEach((spy) => spy.mockRestore()),
  }
}

const put = async (shopper: ReturnType<typeof visit>['shopper'], label: string, typed: string) => {
  const field = await screen.findByLabelText(label)
  await shopper.clear(field)
  await shopper.click(field)
  await shopper.paste(typed)
}
const press = (shopper: ReturnType<typeof visit>['shopper'], name: string) =>
  shopper.click(screen.getByRole('button', { name }))

/** SPEC §9: Storage contains only the two tokens. Other personal data leave the page only in the body of a request. */
test('no password, token, reset token or email address leaks between the creation and the deletion of an account', async () => {
  const record = watch()
  const { details, ask, set, asked, done } = messages
  const sessions: string[] = []

  const first = account()
  await screen.findByLabelText(identity.login.email)
  record.follow(first.shop)
  const { email, first: password } = marked
  await first.shop.dispatch(createAccount({ email, password, firstname: 'An', lastname: 'P', newsletter: false }))
  sessions.push(first.shop.getState().session.token ?? '')
  await first.shop.dispatch(logOut())

  // The customer enters a wrong password and requests a reset link.
  await put(first.shopper, identity.login.email, email)
  await put(first.shopper, identity.login.password, marked.wrong)
  await press(first.shopper, identity.login.submit)
  await screen.findAllByText(identity.login.errors.failed)
  first.unmount()
  const asking = recovery()
  await put(asking.shopper, ask.email, email)
  record.follow(asking.shop)
  await press(asking.shopper, ask.submit)
  await screen.findByRole('heading', { name: asked.title })
  asking.unmount()
  const [sent] = await waitForEmails(server.sandbox, 'password-reset')
  const { href, link } = readPasswordLink(sent!)
  record.addresses.length = 0
  const setting = recovery(new URL(href).hash)
  // The first two URLs are those of the link itself.
  record.addresses.splice(0, 2)
  await put(setting.shopper, set.label, marked.second)
  record.follow(setting.shop)
  await press(setting.shopper, set.submit)
  await screen.findByRole('heading', { name: done.title })
  setting.unmount()

  const last = account()
  await put(last.shopper, identity.login.email, email)
  record.follow(last.shop)
  await put(last.shopper, identity.login.password, marked.second)
  await press(last.shopper, identity.login.submit)
  // The login form has an email field with the same label.
  await screen.findByRole('button', { name: details.profile.submit })
  await put(last.shopper, identity.info.email, marked.newEmail)
  sessions.push(last.shop.getState().session.token ?? '')
  await press(last.shopper, details.profile.submit)
  await screen.findByText(details.profile.done)
  await put(last.shopper, details.change.current, marked.second)
  await put(last.shopper, details.change.new, marked.third)
  await press(last.shopper, details.change.submit)
  await screen.findByText(details.change.done)
  await press(last.shopper, details.delete.open)
  await put(last.shopper, details.delete.password, marked.third)
  await press(last.shopper, details.delete.submit)
  await screen.findByText(details.delete.done)
  await waitFor(() => expect(last.shop.getState().session.token).toBeNull())
  record.end()

  const tokens = [...sessions, link.token, link.reset_token]
  const emails = [marked.email, marked.newEmail]
  expect(new Set(tokens).size).toBe(4)
  const leaks = (where: readonly string[], secrets: readonly string[]) =>
    where.flatMap((text) =>
      secrets.filter((secret) => decodeURIComponent(text.replace(/%(?![\da-f]{2})/gi, '')).includes(secret)),
    )

  // The recording is complete if the values are found where they are allowed.
  expect(server.requests.length).toBeGreaterThan(20)
  expect(leaks(record.states, emails)).not.toEqual([])
  expect(leaks(record.stored, sessions)).toHaveLength(2)

  expect(
    leaks(
      server.requests.map(({ url, referrer }) => `${url} ${referrer}`),
      [...passwords, ...tokens, ...emails],
    ),
  ).toEqual([])
  expect(leaks(record.addresses, [...passwords, ...tokens, ...emails])).toEqual([])
  expect(leaks(record.logged, [...passwords, ...tokens, ...emails])).toEqual([])
  expect(leaks(record.states, [...passwords, link.token, link.reset_token])).toEqual([])
  const beside = record.stored.filter((entry) => !/^upnorth\.(session|cart): /.test(entry))
  expect(leaks(beside, [...passwords, ...tokens, ...emails])).toEqual([])
  expect(leaks(record.stored, [...passwords, ...emails, link.token, link.reset_token])).toEqual([])
  expect({ ...window.localStorage, ...window.sessionStorage }).toEqual({})

  // The report of an error also contains the request and the breadcrumbs.
  const report = scrub(
    {
      message: `${email} ${tokens.join(' ')}`,
      request: { url: href, headers: { Referer: href } },
      breadcrumbs: [
        { category: 'navigation', data: { from: href, to: '/nl' } },
        ...server.requests.map(({ url, method }) => ({ category: 'fetch', data: { url, method, status_code: 200 } })),
        { category: 'console', message: `no account for ${marked.newEmail}` },
      ],
    },
    getPageStore().getState(),
  )
  expect(leaks([JSON.stringify(report)], [...tokens, ...emails])).toEqual([])
})
