import { screen, waitFor, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { HttpResponse } from 'msw'
import { Details } from '../../src/features/account/details/Details'
import { Farewell } from '../../src/features/account/details/Farewell'
import { AccountFrame } from '../../src/features/account/frame/AccountFrame'
import { AccountPage } from '../../src/features/account/frame/AccountPage'
import { identity as identityEn } from '../../src/i18n/en/identity'
import { password as en } from '../../src/i18n/en/password'
import type { Language } from '../../src/i18n/languages'
import { identity as identityNl } from '../../src/i18n/nl/identity'
import { password as nl } from '../../src/i18n/nl/password'
import type { PageContext } from '../../src/pageTable/pageContext'
import { ShopPart } from '../../src/templates/parts/ShopPart'
import { lettersOf } from '../support/letters'
import { accountAddress, accountDetails, logIn, register } from '../support/registered'
import { templateElement } from '../support/renderTemplate'
import { Shopper } from '../support/sandboxShopper'
import { startShopServer } from '../support/shopServer'
import { visit } from '../support/visitAccount'

const server = startShopServer()
const words = { nl: { ...nl.details, identity: identityNl }, en: { ...en.details, identity: identityEn } }
const languages = ['nl', 'en'] as const
const { email, password } = accountDetails
const fresh = 'een heel ander geheim'

const Whole = () => (
  <>
    <Farewell />
    <AccountFrame current="overview">
      <Details />
    </AccountFrame>
  </>
)
const Page = ({ pageContext }: { pageContext: PageContext }) => (
  <AccountPage page={pageContext}>
    <ShopPart load={() => Promise.resolve(Whole)} words={['account', 'password', 'identity']} placeholder={null} />
  </AccountPage>
)

let customer: Shopper
async function open(language: Language = 'nl') {
  customer = new Shopper(server.sandbox)
  const { session } = await register(customer, { ...accountDetails, ...accountAddress })
  window.localStorage.setItem('upnorth.session', session.token)
  const view = visit(templateElement(Page, null, { language, template: 'account-home' }), language)
  await screen.findByRole('heading', { level: 2, name: words[language].title })
  return view
}
const press = (view: Awaited<ReturnType<typeof open>>, name: string) =>
  view.shopper.click(screen.getByRole('button', { name }))
const put = async (view: Awaited<ReturnType<typeof open>>, label: string, typed: string) => {
  await view.shopper.click(screen.getByLabelText(label))
  await view.shopper.paste(typed)
}
const retype = async (view: Awaited<ReturnType<typeof open>>, label: string, typed: string) => {
  await view.shopper.clear(screen.getByLabelText(label))
  await put(view, label, typed)
}

describe.each(languages)('who somebody is, in %s', (language) => {
  const { profile, identity } = words[language]
  const { info, errors, form } = identity

  test('axe finds nothing', async () => {
    const { container } = await open(language)
    expect(await axe(container)).toHaveNoViolations()
  })

  test('is saved, and the page knows it from then on', async () => {
    const view = await open(language)
    await retype(view, info.firstname, ' Anna ')
    await view.shopper.selectOptions(screen.getByLabelText(new RegExp(info.gender)), '3')
    await retype(view, info.email, 'anna@example.be')
    await press(view, profile.submit)
    expect(await screen.findByRole('status')).toHaveTextContent(profile.done)
    expect(view.shop.getState().session).toMatchObject({
      status: 'loggedIn',
      customer: { firstname: 'Anna', id_gender: 3, email: 'anna@example.be' },
    })
    expect(await lettersOf(server.sandbox, 'email-changed')).toMatchObject([{ to: email, lang: language }])
    await logIn(new Shopper(server.sandbox), { ...accountDetails, email: 'anna@example.be' })
  })

  test('the address of another account is said at its field, and what was typed stays', async () => {
    await register(new Shopper(server.sandbox), { ...accountDetails, email: 'bo@example.be' })
    const view = await open(language)
    await retype(view, info.firstname, 'Anna')
    await retype(view, info.email, 'bo@example.be')
    await press(view, profile.submit)
    const field = screen.getByLabelText(info.email)
    await waitFor(() => expect(field).toHaveAccessibleDescription(profile.accountExists))
    expect(field).toHaveFocus()
    expect(field).toHaveValue('bo@example.be')
    expect(screen.getByLabelText(info.firstname)).toHaveValue('Anna')
    expect(view.shop.getState().session.customer).toMatchObject({ email, firstname: 'An' })
    expect(await axe(view.container)).toHaveNoViolations()
  })

  test('what is missing is said at each field and above them', async () => {
    const view = await open(language)
    await view.shopper.clear(screen.getByLabelText(info.firstname))
    await view.shopper.clear(screen.getByLabelText(info.lastname))
    await press(view, profile.submit)
    const summary = await screen.findByRole('group', { name: info.summary(2) })
    expect(within(summary).getByRole('link', { name: errors.firstname })).toBeVisible()
    expect(server.asked().filter((one) => one.startsWith('PUT'))).toEqual([])
  })

  test('no line: said, and a second try works', async () => {
    const view = await open(language)
    server.overrideAnswer('put', '/v1/me', () => HttpResponse.error())
    await retype(view, info.firstname, 'Anna')
    await press(view, profile.submit)
    expect(await screen.findByRole('alert')).toHaveTextContent(form.network)
    server.server.resetHandlers()
    await press(view, profile.submit)
    expect(await screen.findByRole('status')).toHaveTextContent(profile.done)
  })

  test('a field that the shop alone refuses is said there', async () => {
    const view = await open(language)
    server.overrideAnswer('put', '/v1/me', () =>
      HttpResponse.json({ type: 'invalid', data: { field: 'customer.email' } }, { status: 422 }),
    )
    await press(view, profile.submit)
    await waitFor(() => expect(screen.getByLabelText(info.email)).toHaveAccessibleDescription(errors.refusedEmail))
  })
})

describe.each(languages)('another password, in %s', (language) => {
  const { change, identity } = words[language]
  const fill = async (view: Awaited<ReturnType<typeof open>>, current: string, next: string) => {
    await put(view, change.current, current)
    await put(view, change.new, next)
    await press(view, change.submit)
  }

  test('is set, this session stays, and nothing of it stands on the page', async () => {
    const view = await open(language)
    await fill(view, password, fresh)
    expect(await screen.findByRole('status')).toHaveTextContent(change.done)
    expect(screen.getByLabelText(change.current)).toHaveValue('')
    expect(screen.getByLabelText(change.new)).toHaveValue('')
    await logIn(new Shopper(server.sandbox), { ...accountDetails, password: fresh })
    expect(await lettersOf(server.sandbox, 'password-changed')).toMatchObject([{ lang: language }])
    expect(view.shop.getState().session.customer).not.toBeNull()
    expect(await axe(view.container)).toHaveNoViolations()
  })

  test('a wrong one of now is said at its field, logs nobody out, and keeps what was typed', async () => {
    const view = await open(language)
    await fill(view, 'iets anders', fresh)
    const field = screen.getByLabelText(change.current)
    await waitFor(() => expect(field).toHaveAccessibleDescription(change.wrong))
    expect(field).toHaveFocus()
    expect(screen.getByLabelText(change.new)).toHaveValue(fresh)
    expect(view.shop.getState().session.customer).toMatchObject({ email })
    expect(await axe(view.container)).toHaveNoViolations()
  })

  test('after an answer that got lost, that it may be the new one already is said, and being sure is one try away', async () => {
    const view = await open(language)
    server.overrideAnswer('put', '/v1/me/password', async ({ request }) => {
      await server.shop(request)
      return HttpResponse.error()
    })
    await fill(view, password, fresh)
    await screen.findByText(identity.form.network)
    server.server.resetHandlers()
    await press(view, change.submit)
    const field = screen.getByLabelText(change.current)
    await waitFor(() => expect(field).toHaveAccessibleDescription(change.maybeDone))
    await retype(view, change.current, fresh)
    await press(view, change.submit)
    expect(await screen.findByText(change.done)).toBeVisible()
  })

  test('both are needed, the new one with eight characters', async () => {
    const view = await open(language)
    await put(view, change.new, 'kort')
    await press(view, change.submit)
    const summary = await screen.findByRole('group', { name: identity.info.summary(2) })
    expect(within(summary).getByRole('link', { name: change.missing })).toBeVisible()
    expect(within(summary).getByRole('link', { name: identity.errors.passwordShort(8) })).toBeVisible()
  })

  test('after too many tries it says how long to wait', async () => {
    const view = await open(language)
    server.overrideAnswer('put', '/v1/me/password', () =>
      HttpResponse.json({ type: 'too_many_attempts', data: { retry_after: 600 } }, { status: 429 }),
    )
    await fill(view, 'x', fresh)
    expect(await screen.findByRole('alert')).toHaveTextContent(identity.form.tooMany(10))
  })
})

describe.each(languages)('one’s data, in %s', (language) => {
  const { data, identity } = words[language]
  let saved: Blob | null
  let click: jest.SpyInstance
  beforeEach(() => {
    saved = null
    click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => {
        saved = blob
        return 'blob:data'
      },
      revokeObjectURL: jest.fn(),
    })
  })
  afterEach(() => click.mockRestore())

  test('are saved as a file', async () => {
    const view = await open(language)
    await press(view, data.submit)
    expect(await screen.findByRole('status')).toHaveTextContent(data.done)
    expect(click.mock.contexts).toMatchObject([{ download: data.file, href: 'blob:data' }])
    expect(JSON.parse((await saved?.text()) ?? '')).toMatchObject({
      customer: { email },
      addresses: [{ city: 'Gent' }],
    })
  })

  test('that cannot be fetched are said so, and asked for again', async () => {
    const view = await open(language)
    server.overrideAnswer('get', '/v1/me/data', () => HttpResponse.json({}, { status: 500 }))
    await press(view, data.submit)
    expect(await screen.findByRole('alert')).toHaveTextContent(identity.form.other)
    server.server.resetHandlers()
    await press(view, data.submit)
    expect(await screen.findByRole('status')).toHaveTextContent(data.done)
  })
})

describe.each(languages)('the end of an account, in %s', (language) => {
  const end = words[language].delete
  const { change, identity } = words[language]

  test('says what goes and what stays, asks the password, and leaves nothing on the device', async () => {
    const view = await open(language)
    const opener = screen.getByRole('button', { name: end.open })
    expect(opener).toHaveAttribute('aria-expanded', 'false')
    await view.shopper.click(opener)
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(
      expect.arrayContaining([...end.goesList]),
    )
    expect(screen.getByText(end.stays)).toBeVisible()
    expect(await axe(view.container)).toHaveNoViolations()
    await put(view, end.password, password)
    await press(view, end.submit)
    const said = await screen.findByRole('status')
    expect(said).toHaveTextContent(end.done)
    expect(said.parentElement).toHaveFocus()
    expect(screen.queryByRole('heading', { name: words[language].title })).not.toBeInTheDocument()
    expect(view.shop.getState()).toMatchObject({
      session: { status: 'loggedOut', token: null, customer: null, links: {}, error: null },
      cart: { cart: null, token: null },
    })
    expect(window.localStorage).toHaveLength(0)
    expect(window.sessionStorage).toHaveLength(0)
    expect(await customer.refused('GET', '/v1/me')).toMatchObject({ status: 401 })
    expect(await axe(view.container)).toHaveNoViolations()
  })

  test('a wrong password is said at the field, and the account stays', async () => {
    const view = await open(language)
    await press(view, end.open)
    await put(view, end.password, 'iets anders')
    await press(view, end.submit)
    const field = screen.getByLabelText(end.password)
    await waitFor(() => expect(field).toHaveAccessibleDescription(change.wrong))
    expect(field).toHaveFocus()
    expect(view.shop.getState().session.customer).toMatchObject({ email })
    expect(await axe(view.container)).toHaveNoViolations()
  })

  test('can be thought better of', async () => {
    const view = await open(language)
    await press(view, end.open)
    await press(view, end.keep)
    expect(screen.queryByLabelText(end.password)).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: end.open })).toHaveFocus()
  })

  test('no line: said, and a second try works', async () => {
    const view = await open(language)
    await press(view, end.open)
    server.overrideAnswer('post', '/v1/me/deletion', () => HttpResponse.error())
    await put(view, end.password, password)
    await press(view, end.submit)
    expect(await screen.findByRole('alert')).toHaveTextContent(identity.form.network)
    server.server.resetHandlers()
    await press(view, end.submit)
    expect(await screen.findByText(end.done)).toBeVisible()
  })
})

test('an answer about the deletion that got lost: the session has ended, and the account is gone all the same', async () => {
  const view = await open()
  await press(view, words.nl.delete.open)
  server.overrideAnswer('post', '/v1/me/deletion', async ({ request }) => {
    await server.shop(request)
    return HttpResponse.error()
  })
  await put(view, words.nl.delete.password, password)
  await press(view, words.nl.delete.submit)
  await screen.findByRole('alert')
  server.server.resetHandlers()
  await press(view, words.nl.delete.submit)
  expect(await screen.findByText(words.nl.delete.done)).toBeVisible()
})

test('when the session ends meanwhile, nothing typed is lost to who logs in again', async () => {
  const view = await open()
  const { info, login } = words.nl.identity
  await retype(view, info.firstname, 'Anna')
  server.sandbox.database.run('DELETE FROM session')
  await press(view, words.nl.profile.submit)
  await view.shopper.click(await screen.findByLabelText(login.password))
  await view.shopper.paste(password)
  await press(view, login.submit)
  expect(await screen.findByLabelText(info.firstname)).toHaveValue('Anna')
  await press(view, words.nl.profile.submit)
  expect(await screen.findByText(words.nl.profile.done)).toBeVisible()
})
