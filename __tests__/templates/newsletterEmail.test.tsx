import { act, screen } from '@testing-library/react'
import { newsletter as nl } from '../../src/i18n/nl/newsletter'
import { axe } from '../support/axe'
import { letters } from '../support/sandbox/newsletterEmails'
import {
  newsletterMessages,
  email,
  findField,
  openNewsletterPage,
  paths,
  startNewsletter,
} from '../support/pages/newsletterPage'
import { readCommonErrors } from '../support/data/commonSentences'

const { server, requestSubscription, readState } = startNewsletter()

test.each(['confirm', 'unsubscribe'] as const)(
  'an email link to %s takes effect only after a click, and its token is removed from the URL at once',
  async (action) => {
    const { token } = await requestSubscription()
    const { shopper, shop } = openNewsletterPage('nl', `#${action}=${token}`)
    expect(window.location.href).not.toContain(token)
    const button = await screen.findByRole('button', { name: nl.letter[action].submit })
    expect(readState()).toBe('pending')
    expect(server.asked().filter((line) => line.startsWith('POST'))).toEqual([])
    await shopper.dblClick(button)
    await screen.findByRole('heading', { name: nl.letter[action].done })
    expect(server.asked().filter((line) => line.startsWith('POST'))).toHaveLength(1)
    expect(server.asked().join()).not.toContain(token)
    const stored = JSON.stringify([shop.getState(), { ...window.localStorage }, { ...window.sessionStorage }])
    expect(stored).not.toContain(token)
  },
)

test('a second email link opened in the same tab replaces the first', async () => {
  const { token } = await requestSubscription()
  openNewsletterPage('nl', `#unsubscribe=${token}`)
  await screen.findByRole('button', { name: nl.letter.unsubscribe.submit })
  act(() => {
    window.history.replaceState(null, '', `${paths.nl}#confirm=${token}`)
    window.dispatchEvent(new HashChangeEvent('hashchange'))
  })
  expect(await screen.findByRole('button', { name: nl.letter.confirm.submit })).toBeVisible()
  expect(window.location.hash).toBe('')
})

test('an expired link shows a message and the form for requesting a new email', async () => {
  const messages = newsletterMessages.en
  const { token } = await requestSubscription()
  server.sandbox.database.run('UPDATE newsletter_email SET sent = ?', '2026-01-01T00:00:00.000Z')
  const { shopper, container } = openNewsletterPage('en', `#confirm=${token}`)
  await shopper.click(await screen.findByRole('button', { name: messages.letter.confirm.submit }))
  expect(await screen.findByRole('alert')).toHaveTextContent(messages.errors.linkExpired)
  expect(screen.queryByRole('button', { name: messages.letter.confirm.submit })).toBeNull()
  expect(screen.getByRole('heading', { name: messages.letter.confirm.title })).toHaveFocus()
  expect(await axe(container)).toHaveNoViolations()
  await shopper.type(await findField(messages.form.email), email)
  await shopper.click(screen.getByRole('button', { name: messages.form.submit }))
  expect(await screen.findByText(messages.form.sent)).toBeVisible()
  expect(letters(server.sandbox)).toHaveLength(2)
})

test.each(['', 'x'.repeat(43), 'x'.repeat(500), '%3Cscript%3E'])(
  'a link with the unknown token %j shows a message',
  async (token) => {
    const { shopper } = openNewsletterPage('nl', `#unsubscribe=${token}`)
    await shopper.click(await screen.findByRole('button', { name: nl.letter.unsubscribe.submit }))
    expect(await screen.findByRole('alert')).toHaveTextContent(nl.errors.gone)
    expect(window.location.hash).toBe('')
  },
)

test('after a network error the button remains, and a second attempt succeeds', async () => {
  const { token } = await requestSubscription()
  server.failCall('post', '/v1/newsletter/confirmations')
  const { shopper } = openNewsletterPage('nl', `#confirm=${token}`)
  await shopper.click(await screen.findByRole('button', { name: nl.letter.confirm.submit }))
  expect(await screen.findByRole('alert')).toHaveTextContent(readCommonErrors(nl.errors).network)
  server.restoreCalls()
  await shopper.click(screen.getByRole('button', { name: nl.letter.confirm.submit }))
  expect(await screen.findByRole('heading', { name: nl.letter.confirm.done })).toBeVisible()
})
