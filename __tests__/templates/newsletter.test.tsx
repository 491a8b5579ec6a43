import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { HttpResponse } from 'msw'
import { newsletter as en } from '../../src/i18n/en/newsletter'
import type { Language } from '../../src/i18n/languages'
import { newsletter as nl } from '../../src/i18n/nl/newsletter'
import NewsletterTemplate from '../../src/templates/newsletter'
import { shopOnRequest } from '../support/shopOnRequest'
import { gate } from '../support/shopStore'
import { lastLetter, letters } from '../support/newsletterLetter'
import { register } from '../support/registered'
import { templateElement } from '../support/renderTemplate'
import { Shopper } from '../support/sandboxShopper'
import { startShopServer } from '../support/shopServer'
// What comes late, read ahead: a test waits for the page, not for the compiler.
import '../../src/features/newsletter/NewsletterContent'
import '../../src/state/newsletter/subscribe'
import '../../src/state/ShopProvider'

const server = startShopServer()
const all = { nl, en }
const paths = { nl: '/nl/nieuwsbrief', en: '/en/newsletter' }
const email = 'ine@example.com'
const field = (name: string | RegExp) => screen.findByLabelText(name, { selector: 'input' })

/** A browser opens the newsletter's page, or a link of a letter. */
function open(language: Language = 'nl', fragment = '') {
  window.history.replaceState(null, '', paths[language] + fragment)
  const shop = shopOnRequest(language)
  const view = render(templateElement(NewsletterTemplate, null, { language, template: 'newsletter' }))
  return { ...view, shop, shopper: userEvent.setup() }
}

/** A visitor who has the letter to confirm from. */
async function asked(id_lang = 1) {
  const visitor = new Shopper(server.sandbox)
  await visitor.send('POST', '/v1/newsletter', { email, firstName: '', lastName: '', id_lang })
  return lastLetter(server.sandbox)
}
/** Opened beforehand: a test waits for the page, not for the catalogue. */
beforeEach(() => void server.sandbox)
const state = () => server.sandbox.database.one<{ state: string }>('SELECT state FROM newsletter')?.state

test.each(['nl', 'en'] as const)('subscribing in %s: form, letter, confirmation, and off again', async (language) => {
  const { form, letter } = all[language]
  const { shopper, container, unmount } = open(language)
  await shopper.type(await field(form.email), ` ${email}`)
  await shopper.type(await field(new RegExp(form.firstName)), 'Ine')
  expect(await field(form.email)).toHaveAttribute('autocomplete', 'email')
  expect(await axe(container)).toHaveNoViolations()
  await shopper.click(screen.getByRole('button', { name: form.submit }))
  expect(await screen.findByText(form.sent)).toBeVisible()
  expect(screen.getByRole('status')).toHaveFocus()
  expect(screen.getByRole('status')).toHaveTextContent(form.sentTo(email))
  unmount()

  const confirm = lastLetter(server.sandbox)
  expect([confirm.path, confirm.letter.to]).toEqual([paths[language], email])
  const second = open(language, confirm.fragment)
  await second.shopper.click(await screen.findByRole('button', { name: letter.confirm.submit }))
  expect(await screen.findByRole('heading', { name: letter.confirm.done })).toBeVisible()
  expect(screen.getByRole('status')).toHaveFocus()
  expect(state()).toBe('subscribed')
  expect(await axe(second.container)).toHaveNoViolations()
  second.unmount()

  const welcome = lastLetter(server.sandbox)
  const third = open(language, welcome.fragment)
  await third.shopper.click(await screen.findByRole('button', { name: letter.unsubscribe.submit }))
  expect(await screen.findByRole('heading', { name: letter.unsubscribe.done })).toBeVisible()
  expect(state()).toBe('ended')
})

test.each(['confirm', 'unsubscribe'] as const)(
  'a link to %s does nothing by itself, and its token leaves the address at once',
  async (deed) => {
    const { token } = await asked()
    const { shopper, shop } = open('nl', `#${deed}=${token}`)
    expect(window.location.href).not.toContain(token)
    const button = await screen.findByRole('button', { name: nl.letter[deed].submit })
    expect(state()).toBe('pending')
    expect(server.asked().filter((line) => line.startsWith('POST'))).toEqual([])
    await shopper.dblClick(button)
    await screen.findByRole('heading', { name: nl.letter[deed].done })
    expect(server.asked().filter((line) => line.startsWith('POST'))).toHaveLength(1)
    expect(server.asked().join()).not.toContain(token)
    const kept = JSON.stringify([shop.getState(), { ...window.localStorage }, { ...window.sessionStorage }])
    expect(kept).not.toContain(token)
  },
)

test('the links of two letters, one after the other in the same tab', async () => {
  const { token } = await asked()
  open('nl', `#unsubscribe=${token}`)
  await screen.findByRole('button', { name: nl.letter.unsubscribe.submit })
  act(() => {
    window.history.replaceState(null, '', `${paths.nl}#confirm=${token}`)
    window.dispatchEvent(new HashChangeEvent('hashchange'))
  })
  expect(await screen.findByRole('button', { name: nl.letter.confirm.submit })).toBeVisible()
  expect(window.location.hash).toBe('')
})

test.each(['nl', 'en'] as const)('a letter that is too old says so in %s and leads to a new one', async (language) => {
  const words = all[language]
  const { token } = await asked()
  server.sandbox.database.run('UPDATE newsletter_letter SET sent = ?', '2026-01-01T00:00:00.000Z')
  const { shopper, container } = open(language, `#confirm=${token}`)
  await shopper.click(await screen.findByRole('button', { name: words.letter.confirm.submit }))
  expect(await screen.findByRole('alert')).toHaveTextContent(words.errors.expired)
  expect(await axe(container)).toHaveNoViolations()
  await shopper.type(await field(words.form.email), email)
  await shopper.click(screen.getByRole('button', { name: words.form.submit }))
  expect(await screen.findByText(words.form.sent)).toBeVisible()
  expect(letters(server.sandbox)).toHaveLength(2)
})

test.each(['', 'x'.repeat(43), 'x'.repeat(500), '%3Cscript%3E'])(
  'the link of no letter (%j) says so',
  async (token) => {
    const { shopper } = open('nl', `#unsubscribe=${token}`)
    await shopper.click(await screen.findByRole('button', { name: nl.letter.unsubscribe.submit }))
    expect(await screen.findByRole('alert')).toHaveTextContent(nl.errors.unknown)
    expect(window.location.hash).toBe('')
  },
)

test('with the shop away the question stays, and a second press does it', async () => {
  const { token } = await asked()
  server.overrideAnswer('post', '/v1/newsletter/confirmations', () => HttpResponse.error())
  const { shopper } = open('nl', `#confirm=${token}`)
  await shopper.click(await screen.findByRole('button', { name: nl.letter.confirm.submit }))
  expect(await screen.findByRole('alert')).toHaveTextContent(nl.errors.network)
  server.server.resetHandlers()
  await shopper.click(screen.getByRole('button', { name: nl.letter.confirm.submit }))
  expect(await screen.findByRole('heading', { name: nl.letter.confirm.done })).toBeVisible()
})

test.each(['nl', 'en'] as const)(
  'an address that is none is said at the field in %s and not sent',
  async (language) => {
    const { form, errors } = all[language]
    const { shopper, container } = open(language)
    const address = await field(form.email)
    await shopper.click(screen.getByRole('button', { name: form.submit }))
    expect(address).toHaveFocus()
    expect(address).toHaveAccessibleDescription(errors.email)
    await shopper.type(address, 'ine.example.com')
    expect(address).not.toHaveAccessibleDescription(errors.email)
    await shopper.click(screen.getByRole('button', { name: form.submit }))
    expect(address).toHaveAccessibleDescription(errors.email)
    expect(await axe(container)).toHaveNoViolations()
    expect(server.asked().filter((line) => line.startsWith('POST'))).toEqual([])
  },
)

test('an address that the shop alone refuses is said at the field, and a lost line beside the button; what was typed stays', async () => {
  const { shopper } = open()
  const address = await field(nl.form.email)
  await shopper.type(address, 'ine@example')
  await shopper.click(screen.getByRole('button', { name: nl.form.submit }))
  await waitFor(() => expect(address).toHaveAccessibleDescription(nl.errors.refused))
  await shopper.type(address, '.com')
  server.overrideAnswer('post', '/v1/newsletter', () => HttpResponse.error())
  await shopper.click(screen.getByRole('button', { name: nl.form.submit }))
  expect(await screen.findByRole('alert')).toHaveTextContent(nl.errors.network)
  expect(address).toHaveValue(email)
  server.server.resetHandlers()
  await shopper.click(screen.getByRole('button', { name: nl.form.submit }))
  expect(await screen.findByText(nl.form.sent)).toBeVisible()
})

test('while it is sent the button is busy, and pressed again sends no second one', async () => {
  const { open: answer, opened } = gate()
  const { shopper } = open()
  server.overrideAnswer('post', '/v1/newsletter', async () => {
    await opened
    return HttpResponse.json({})
  })
  await shopper.type(await field(nl.form.email), email)
  const button = screen.getByRole('button', { name: nl.form.submit })
  await shopper.dblClick(button)
  expect(button).toHaveAttribute('aria-busy', 'true')
  answer()
  expect(await screen.findByText(nl.form.sent)).toBeVisible()
  expect(server.asked().filter((line) => line.startsWith('POST'))).toHaveLength(1)
})

test("a customer's address and names stand there already, and can be another's", async () => {
  const customer = new Shopper(server.sandbox)
  const { session } = await register(customer)
  window.localStorage.setItem('upnorth.session', session.token)
  const { shopper } = open()
  const address = await field(nl.form.email)
  await waitFor(() => expect(address).toHaveValue('an@example.be'))
  await shopper.clear(address)
  await shopper.type(address, email)
  await shopper.click(screen.getByRole('button', { name: nl.form.submit }))
  expect(await screen.findByText(nl.form.sentTo(email))).toBeVisible()
  expect(lastLetter(server.sandbox).letter.to).toBe(email)
  await shopper.click(screen.getByRole('button', { name: nl.form.other }))
  expect(await field(nl.form.email)).toHaveFocus()
})
