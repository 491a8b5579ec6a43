import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { NewsletterChoice } from '../../../src/features/newsletter/NewsletterChoice'
import { newsletter as en } from '../../../src/i18n/en/newsletter'
import { LanguageContext } from '../../../src/i18n/LanguageContext'
import { languageId, type Language } from '../../../src/i18n/languages'
import { newsletter as nl } from '../../../src/i18n/nl/newsletter'
import { addWords } from '../../../src/i18n/words'
import { StoreProvider } from '../../../src/store/StoreProvider'
import { startStore } from '../../../src/store/startStore'
import { axe } from '../../support/axe'
import { readLatestEmail, letters } from '../../support/sandbox/newsletterEmails'
import { register } from '../../support/sandbox/register'
import { Shopper } from '../../support/sandbox/Shopper'
import { createTestStore } from '../../support/store/testStore'
import { startSandboxServer } from '../../support/sandbox/startSandboxServer'
import '../../../src/store/newsletter/myNewsletter'
import { lazyTestWords, readCommonErrors, retryLabel } from '../../support/data/commonSentences'

const server = startSandboxServer()
const all = { nl, en }
const email = 'an@example.be'

/** A registered customer looks at the account. */
async function look(language: Language = 'nl') {
  addWords(language, { ...lazyTestWords[language], newsletter: all[language] })
  const customer = new Shopper(server.sandbox)
  const { session } = await register(customer)
  window.localStorage.setItem('upnorth.session', session.token)
  const shop = createTestStore(languageId[language])
  await shop.dispatch(startStore())
  const show = () =>
    render(
      <LanguageContext.Provider value={language}>
        <StoreProvider shop={shop}>
          <NewsletterChoice />
        </StoreProvider>
      </LanguageContext.Provider>,
    )
  return { ...show(), show, customer, shop, shopper: userEvent.setup() }
}
const button = (name: string) => screen.findByRole('button', { name })
const confirm = (customer: Shopper) =>
  customer.send('POST', '/v1/newsletter/confirmations', { token: readLatestEmail(server.sandbox).token })

test('none, waiting for the letter, subscribed, and off again', async () => {
  const language = 'en'
  const { choice: words } = all[language]
  const { shopper, container, customer, unmount, show } = await look(language)
  expect(await screen.findByText(words.none)).toBeVisible()
  await shopper.click(await button(words.subscribe))
  expect(await screen.findByText(words.pending(email))).toBeVisible()
  expect(screen.getByRole('status')).toHaveFocus()
  expect(readLatestEmail(server.sandbox).letter).toMatchObject({
    kind: 'newsletter-confirm',
    to: email,
    lang: language,
  })
  expect(await axe(container)).toHaveNoViolations()

  await confirm(customer)
  unmount()
  show()
  expect(await screen.findByText(words.subscribed(email))).toBeVisible()
  await shopper.click(await button(words.unsubscribe))
  expect(await screen.findByText(words.none)).toBeVisible()
})

test('the letter can be sent again, and the wish taken back', async () => {
  const { shopper } = await look()
  await shopper.click(await button(nl.choice.subscribe))
  await shopper.click(await button(nl.choice.again))
  expect(await screen.findByText(new RegExp(nl.choice.sentAgain))).toBeVisible()
  expect(letters(server.sandbox)).toHaveLength(2)
  await shopper.click(await button(nl.choice.withdraw))
  expect(await screen.findByText(nl.choice.none)).toBeVisible()
})

test('a letter that is held back is not said to be on its way', async () => {
  const language = 'nl'
  const { choice: words, errors } = all[language]
  const { shopper } = await look(language)
  await shopper.click(await button(words.subscribe))
  for (let sent = 2; sent <= 3; sent += 1) {
    await shopper.click(await button(words.again))
    await waitFor(() => expect(letters(server.sandbox)).toHaveLength(sent))
    await waitFor(() => expect(screen.getByRole('button', { name: words.again })).not.toHaveAttribute('aria-busy'))
  }
  await shopper.click(await button(words.again))
  expect(await screen.findByRole('alert')).toHaveTextContent(readCommonErrors(errors).tooMany(1))
  expect(screen.queryByText(new RegExp(words.sentAgain))).toBeNull()
  expect(letters(server.sandbox)).toHaveLength(3)
})

test('what cannot be looked up can be tried again', async () => {
  server.overrideAnswer('get', '/v1/my/newsletter', () => HttpResponse.json({ status: 'perhaps' }))
  const { shopper } = await look()
  expect(await screen.findByRole('alert')).toHaveTextContent(nl.choice.failed)
  server.server.resetHandlers()
  await shopper.click(await button(retryLabel.nl))
  expect(await screen.findByText(nl.choice.none)).toBeVisible()
})

test('a change that fails says so and leaves all as it was; pressed twice it is sent once', async () => {
  server.overrideAnswer('post', '/v1/my/newsletter/subscription', () => HttpResponse.error())
  const { shopper } = await look()
  await shopper.click(await button(nl.choice.subscribe))
  expect(await screen.findByRole('alert')).toHaveTextContent(readCommonErrors(nl.errors).network)
  expect(screen.getByText(nl.choice.none)).toBeVisible()
  server.server.resetHandlers()
  await shopper.dblClick(await button(nl.choice.subscribe))
  expect(await screen.findByText(nl.choice.pending(email))).toBeVisible()
  expect(letters(server.sandbox)).toHaveLength(1)
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('a session that has ended meanwhile is said, and ends', async () => {
  const { shopper, shop } = await look()
  const subscribe = await button(nl.choice.subscribe)
  server.sandbox.database.run('DELETE FROM session')
  await shopper.click(subscribe)
  expect(await screen.findByRole('alert')).toHaveTextContent(readCommonErrors(nl.errors).loggedOut)
  expect(shop.getState().session.status).toBe('loggedOut')
})
