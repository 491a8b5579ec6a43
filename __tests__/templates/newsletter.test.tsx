import { act, screen, waitFor } from '@testing-library/react'
import { newsletter as nl } from '../../src/i18n/nl/newsletter'
import { logOut } from '../../src/store/account/logOut'
import { readLatestEmail } from '../support/sandbox/newsletterEmails'
import { register } from '../support/sandbox/register'
import { Shopper } from '../support/sandbox/Shopper'
import { withLateCustomer } from '../support/sandbox/storeVisitor'
import { email, findField, openNewsletterPage, startNewsletter } from '../support/pages/newsletterPage'
import { readCommonErrors } from '../support/data/commonSentences'

const { server } = startNewsletter()

test('an invalid address and a network error show messages, and the typed address stays', async () => {
  const { shopper } = openNewsletterPage()
  const address = await findField(nl.form.email)
  await shopper.type(address, 'ine')
  await shopper.click(screen.getByRole('button', { name: nl.form.submit }))
  expect(address).toHaveAccessibleDescription(nl.errors.email)
  expect(server.asked().filter((line) => line.startsWith('POST'))).toEqual([])
  await shopper.type(address, '@example')
  await shopper.click(screen.getByRole('button', { name: nl.form.submit }))
  await waitFor(() => expect(address).toHaveAccessibleDescription(nl.errors.email))
  expect(address).toHaveFocus()
  await shopper.type(address, '.com')
  server.failCall('post', '/v1/newsletter')
  await shopper.click(screen.getByRole('button', { name: nl.form.submit }))
  expect(await screen.findByRole('alert')).toHaveTextContent(readCommonErrors(nl.errors).network)
  expect(address).toHaveValue(email)
  server.restoreCalls()
  await shopper.click(screen.getByRole('button', { name: nl.form.submit }))
  expect(await screen.findByText(nl.form.sent)).toBeVisible()
})

test('the typed text survives a reload until the form is submitted', async () => {
  const first = openNewsletterPage()
  await first.shopper.type(await findField(nl.form.email), email)
  await first.shopper.type(await findField(new RegExp(nl.form.firstName)), 'Ine')
  window.dispatchEvent(new Event('pagehide'))
  first.unmount()
  const second = openNewsletterPage()
  expect(await findField(nl.form.email)).toHaveValue(email)
  expect(await findField(new RegExp(nl.form.firstName))).toHaveValue('Ine')
  await second.shopper.click(screen.getByRole('button', { name: nl.form.submit }))
  await screen.findByText(nl.form.sent)
  second.unmount()
  openNewsletterPage()
  expect(await findField(nl.form.email)).toHaveValue('')
  expect(await findField(new RegExp(nl.form.firstName))).toHaveValue('')
})

test('the form is filled in with the customer’s email address, which can be replaced', async () => {
  const customer = new Shopper(server.sandbox)
  const { session } = await register(customer)
  window.localStorage.setItem('upnorth.session', session.token)
  const { shopper } = openNewsletterPage()
  const address = await findField(nl.form.email)
  await waitFor(() => expect(address).toHaveValue('an@example.be'))
  await shopper.clear(address)
  await shopper.type(address, email)
  await shopper.click(screen.getByRole('button', { name: nl.form.submit }))
  expect(await screen.findByText(nl.form.sentTo(email))).toBeVisible()
  expect(readLatestEmail(server.sandbox).letter.to).toBe(email)
  await shopper.click(screen.getByRole('button', { name: nl.form.other }))
  expect(await findField(nl.form.email)).toHaveFocus()
})

test('the details of a customer that arrive late do not change the focused field', async () => {
  const showCustomer = await withLateCustomer(server)
  const { shopper } = openNewsletterPage()
  const address = await findField(nl.form.email)
  await shopper.click(address)
  showCustomer()
  await waitFor(async () => expect(await findField(new RegExp(nl.form.firstName))).not.toHaveValue(''))
  await shopper.keyboard(email)
  expect(address).toHaveValue(email)
})

test('a logout empties the form, and removes the note about a form that was sent', async () => {
  const { session } = await register(new Shopper(server.sandbox))
  window.localStorage.setItem('upnorth.session', session.token)
  const { shopper, shop } = openNewsletterPage()
  await waitFor(async () => expect(await findField(nl.form.email)).toHaveValue('an@example.be'))
  await shopper.click(screen.getByRole('button', { name: nl.form.submit }))
  expect(await screen.findByText(nl.form.sentTo('an@example.be'))).toBeVisible()
  await act(async () => void (await shop.dispatch(logOut())))
  expect(await findField(nl.form.email)).toHaveValue('')
  await shopper.type(await findField(nl.form.email), email)
  await act(async () => void (await shop.dispatch(logOut())))
  expect(await findField(nl.form.email)).toHaveValue('')
})
