import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NewsletterBand } from '../../src/layout/footer/NewsletterBand'
import { frame as frameEn } from '../../src/i18n/en/firstLoad/frame'
import { newsletter as en } from '../../src/i18n/en/newsletter'
import type { Language } from '../../src/i18n/languages'
import { frame as frameNl } from '../../src/i18n/nl/firstLoad/frame'
import { newsletter as nl } from '../../src/i18n/nl/newsletter'
import { logOut } from '../../src/store/account/logOut'
import { axe } from '../support/axe'
import { renderIn } from '../support/dom/renderIn'
import { scrollNear, fakeIntersectionObserver } from '../support/dom/fakeIntersectionObserver'
import { readLatestEmail, letters } from '../support/sandbox/newsletterEmails'
import { setLazyTestStore } from '../support/store/pageStore'
import { startSandboxServer } from '../support/sandbox/startSandboxServer'
import { readCommonErrors } from '../support/data/commonSentences'

const server = startSandboxServer()
const messages = { nl: { ...nl, band: frameNl.newsletter }, en: { ...en, band: frameEn.newsletter } }
const email = 'ine@example.com'
beforeEach(() => {
  fakeIntersectionObserver()
  // The sandbox is opened ahead, so that no test waits for the catalogue.
  void server.sandbox
})

function openBand(language: Language = 'nl', load?: () => Promise<unknown>) {
  const shop = setLazyTestStore(language, load)
  return { ...renderIn(language, <NewsletterBand />), shop, shopper: userEvent.setup() }
}
const findField = (language: Language = 'nl') => screen.findByLabelText(messages[language].form.email)

test('the band keeps its accessible name on a page that has an element with the id "newsletter"', () => {
  document.body.insertAdjacentHTML('afterbegin', '<input type="checkbox" id="newsletter">')
  openBand()
  expect(screen.getByRole('region', { name: messages.nl.band.title })).toBeVisible()
  document.getElementById('newsletter')?.remove()
})

test.each([
  ['nl', '/nl/nieuwsbrief'],
  ['en', '/en/newsletter'],
] as const)(
  'the band shows a link in %s until the user scrolls near it, and then a form that sends a confirmation email',
  async (language, path) => {
    const { band, form } = messages[language]
    const { shopper, container } = openBand(language)
    expect(screen.getByRole('link', { name: band.subscribe })).toHaveAttribute('href', path)
    expect(await axe(container)).toHaveNoViolations()

    act(() => scrollNear())
    const address = await findField(language)
    expect(screen.queryByRole('link', { name: band.subscribe })).not.toBeInTheDocument()
    expect(address).toHaveAttribute('autocomplete', 'email')
    expect(screen.getByRole('link', { name: form.privacy })).toBeVisible()
    expect(await axe(container)).toHaveNoViolations()
    expect(server.asked()).toEqual([])

    await shopper.type(address, ` ${email}{Enter}`)
    expect(await screen.findByText(form.sent)).toBeVisible()
    expect(screen.getByRole('status')).toHaveFocus()
    expect(readLatestEmail(server.sandbox)).toMatchObject({ path, letter: { to: email, language } })
    expect(await axe(container)).toHaveNoViolations()
  },
)

test('an invalid address shows an error', async () => {
  const { errors, form } = messages.en
  const { shopper, container } = openBand('en')
  act(() => scrollNear())
  const address = await findField('en')
  await shopper.type(address, 'ine')
  await shopper.click(screen.getByRole('button', { name: form.submit }))
  expect(screen.getByRole('alert')).toHaveTextContent(errors.email)
  expect(address).toHaveFocus()
  expect(address).toHaveAccessibleDescription(errors.email)
  expect(address).toBeInvalid()
  expect(await axe(container)).toHaveNoViolations()
  fireEvent.change(address, { target: { value: email } })
  expect(screen.getByRole('alert')).toBeEmptyDOMElement()
})

test('a failed submission shows a message, keeps the address in the field and can be repeated', async () => {
  server.failCall('post', '/v1/newsletter')
  const { shopper } = openBand()
  act(() => scrollNear())
  const address = await findField()
  await shopper.type(address, email)
  await shopper.click(screen.getByRole('button', { name: nl.form.submit }))
  expect(await screen.findByText(readCommonErrors(nl.errors).network)).toBeVisible()
  expect(address).toHaveValue(email)
  server.restoreCalls()
  await shopper.click(screen.getByRole('button', { name: nl.form.submit }))
  expect(await screen.findByText(nl.form.sent)).toBeVisible()
  expect(letters(server.sandbox)).toHaveLength(1)
})

test('a typed address survives a reload, and appears when the services have loaded', async () => {
  const first = openBand()
  await act(() => first.shop.openServices())
  act(() => scrollNear())
  await first.shopper.type(await findField(), email)
  window.dispatchEvent(new Event('pagehide'))
  first.unmount()
  const { shop } = openBand()
  act(() => scrollNear())
  expect(await findField()).toHaveValue('')
  await act(() => shop.openServices())
  expect(await findField()).toHaveValue(email)
})

test('a logout empties the field', async () => {
  const { shopper, shop } = openBand()
  await act(() => shop.openServices())
  act(() => scrollNear())
  await shopper.type(await findField(), email)
  await act(async () => void (await shop.dispatch(logOut())))
  expect(await findField()).toHaveValue('')
})

test('a message is shown when the services cannot be loaded', async () => {
  const { shopper } = openBand('nl', () => Promise.reject(new Error('no such chunk')))
  act(() => scrollNear())
  await shopper.type(await findField(), `${email}{Enter}`)
  expect(await screen.findByText(readCommonErrors(nl.errors).network)).toBeVisible()
})
