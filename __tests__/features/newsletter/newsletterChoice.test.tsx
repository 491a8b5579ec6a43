import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { NewsletterChoice } from '../../../src/features/newsletter/NewsletterChoice'
import { newsletter as en } from '../../../src/i18n/en/newsletter'
import { languageId, type Language } from '../../../src/i18n/languages'
import { newsletter as nl } from '../../../src/i18n/nl/newsletter'
import { addMessages } from '../../../src/i18n/messages'
import { Provider } from 'react-redux'
import { logOut } from '../../../src/store/account/logOut'
import { axe } from '../../support/axe'
import { readLatestEmail, letters } from '../../support/sandbox/newsletterEmails'
import { register } from '../../support/sandbox/register'
import { Shopper } from '../../support/sandbox/Shopper'
import { InPage } from '../../support/store/pageStore'
import { createGate, openTestStore } from '../../support/store/testStore'
import { startSandboxServer } from '../../support/sandbox/startSandboxServer'
import { lazyTestMessages, readCommonErrors, retryLabel } from '../../support/data/commonSentences'

const server = startSandboxServer()
const all = { nl, en }
const email = 'an@example.be'

/** Renders the section for a registered customer. */
async function showChoice(language: Language = 'nl') {
  addMessages(language, { ...lazyTestMessages[language], newsletter: all[language] })
  const customer = new Shopper(server.sandbox)
  const { session } = await register(customer)
  window.localStorage.setItem('upnorth.session', session.token)
  const store = await openTestStore(languageId[language])
  const show = () =>
    render(
      <InPage language={language}>
        <Provider store={store}>
          <NewsletterChoice />
        </Provider>
      </InPage>,
    )
  return { ...show(), show, customer, store, shopper: userEvent.setup() }
}
const button = (name: string) => screen.findByRole('button', { name })
const confirm = (customer: Shopper) =>
  customer.send('POST', '/v1/newsletter/confirmations', { token: readLatestEmail(server.sandbox).token })

test('a customer subscribes, confirms the email and unsubscribes', async () => {
  const { choice: messages } = en
  const { shopper, container, customer, unmount, show } = await showChoice('en')
  expect(await screen.findByText(messages.none)).toBeVisible()
  await shopper.click(await button(messages.subscribe))
  expect(await screen.findByText(messages.pending(email))).toBeVisible()
  expect(screen.getByRole('status')).toHaveFocus()
  expect(readLatestEmail(server.sandbox).letter).toMatchObject({
    kind: 'newsletter-confirm',
    to: email,
    language: 'en',
  })
  expect(await axe(container)).toHaveNoViolations()

  await confirm(customer)
  unmount()
  show()
  expect(await screen.findByText(messages.subscribed(email))).toBeVisible()
  await shopper.click(await button(messages.unsubscribe))
  expect(await screen.findByText(messages.none)).toBeVisible()
})

test('a confirmation email can be sent again, and a pending subscription can be withdrawn', async () => {
  const { shopper } = await showChoice()
  await shopper.click(await button(nl.choice.subscribe))
  await shopper.click(await button(nl.choice.again))
  expect(await screen.findByText(new RegExp(nl.choice.sentAgain))).toBeVisible()
  expect(letters(server.sandbox)).toHaveLength(2)
  await shopper.click(await button(nl.choice.withdraw))
  expect(await screen.findByText(nl.choice.none)).toBeVisible()
})

test('a message is shown when the limit of emails is reached', async () => {
  const { choice: messages, errors } = nl
  const { shopper } = await showChoice()
  await shopper.click(await button(messages.subscribe))
  for (let sent = 2; sent <= 3; sent += 1) {
    await shopper.click(await button(messages.again))
    await waitFor(() => expect(letters(server.sandbox)).toHaveLength(sent))
    await waitFor(() => expect(screen.getByRole('button', { name: messages.again })).not.toHaveAttribute('aria-busy'))
  }
  await shopper.click(await button(messages.again))
  expect(await screen.findByRole('alert')).toHaveTextContent(readCommonErrors(errors).tooMany(15))
  expect(screen.queryByText(new RegExp(messages.sentAgain))).toBeNull()
  expect(letters(server.sandbox)).toHaveLength(3)
})

test('a failed request for the subscription shows a message with a retry button', async () => {
  server.overrideAnswer('get', '/v1/my/newsletter', () => HttpResponse.json('perhaps'))
  const { shopper } = await showChoice()
  expect(await screen.findByRole('alert')).toHaveTextContent(nl.choice.failed)
  server.restoreCalls()
  await shopper.click(await button(retryLabel.nl))
  expect(await screen.findByText(nl.choice.none)).toBeVisible()
})

test('a failed change shows a message and keeps the status, and a double click sends one request', async () => {
  server.failCall('post', '/v1/my/newsletter/subscription')
  const { shopper } = await showChoice()
  await shopper.click(await button(nl.choice.subscribe))
  expect(await screen.findByRole('alert')).toHaveTextContent(readCommonErrors(nl.errors).network)
  expect(screen.getByText(nl.choice.none)).toBeVisible()
  server.restoreCalls()
  await shopper.dblClick(await button(nl.choice.subscribe))
  expect(await screen.findByText(nl.choice.pending(email))).toBeVisible()
  expect(letters(server.sandbox)).toHaveLength(1)
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('a logout aborts the request for the subscription, which the shop API could only refuse', async () => {
  const answered = createGate()
  const asked = createGate()
  const aborted = jest.fn()
  server.overrideAnswer('get', '/v1/my/newsletter', async ({ request }) => {
    request.signal.addEventListener('abort', aborted)
    asked.open()
    await answered.opened
    return server.shop(request)
  })
  const { store } = await showChoice()
  await asked.opened
  await act(() => store.dispatch(logOut()))
  expect(aborted).toHaveBeenCalled()
  answered.open()
})

test('a change with an expired session shows a message and logs the customer out', async () => {
  const { shopper, store } = await showChoice()
  const subscribe = await button(nl.choice.subscribe)
  server.sandbox.database.run('DELETE FROM session')
  await shopper.click(subscribe)
  expect(await screen.findByRole('alert')).toHaveTextContent(readCommonErrors(nl.errors).loggedOut)
  expect(store.getState().session.status).toBe('loggedOut')
})
