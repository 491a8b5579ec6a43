import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { catalogue as catalogueEn } from '../../src/i18n/en/firstLoad/catalogue'
import { newsletter as newsletterEn } from '../../src/i18n/en/newsletter'
import { stockAlert as en } from '../../src/i18n/en/stockAlert'
import { catalogue as catalogueNl } from '../../src/i18n/nl/firstLoad/catalogue'
import { newsletter as newsletterNl } from '../../src/i18n/nl/newsletter'
import { stockAlert as nl } from '../../src/i18n/nl/stockAlert'
import NewsletterTemplate from '../../src/templates/newsletter'
import { axe } from '../support/axe'
import { readCommonErrors } from '../support/data/commonSentences'
import { renderTemplate } from '../support/dom/renderTemplate'
import { aProductPage } from '../support/shopping/productPage'
import { startSandboxServer } from '../support/sandbox/startSandboxServer'
import { setLazyTestStore } from '../support/store/pageStore'

const messages = {
  nl: { ...nl, soldOut: catalogueNl.product.soldOutReason, errors: newsletterNl.errors },
  en: { ...en, soldOut: catalogueEn.product.soldOutReason, errors: newsletterEn.errors },
}
const email = 'ine@example.com'
const spile = 1004
const server = startSandboxServer()
const sellOut = () => server.sandbox.database.run('UPDATE combination SET stock = 0 WHERE id_product = ?', spile)
const requests = () => server.asked().filter((line) => line.startsWith('POST'))

async function openSoldOut(language: 'nl' | 'en' = 'nl') {
  sellOut()
  const page = await aProductPage(server, spile, language)
  return { ...page, form: messages[language].form, field: await screen.findByLabelText(messages[language].form.title) }
}

test('an invalid address is not sent, and its field receives the focus', async () => {
  const { shopper, form, field, container } = await openSoldOut()
  await shopper.type(field, 'ine at example')
  await shopper.click(screen.getByRole('button', { name: form.submit }))
  expect(await screen.findByRole('alert')).toHaveTextContent(messages.nl.errors.email)
  expect(field).toHaveFocus()
  expect(field).toBeInvalid()
  expect(requests()).toEqual([])
  expect(await axe(container)).toHaveNoViolations()
})

test.each([
  ['a network error', () => HttpResponse.error(), readCommonErrors({}).network],
  [
    'a shop without this service',
    () => HttpResponse.json({ type: 'not_found' }, { status: 404 }),
    readCommonErrors({}).other,
  ],
])('after %s the address stays in the field, with a message', async (_name, answer, message) => {
  const { shopper, form, field } = await openSoldOut()
  server.overrideAnswer('post', '/v1/stock-alerts', answer)
  await shopper.type(field, email)
  await shopper.click(screen.getByRole('button', { name: form.submit }))
  expect(await screen.findByRole('alert')).toHaveTextContent(message)
  expect(field).toHaveValue(email)
})

test('a shop without stock alerts shows only the alternatives', async () => {
  server.overrideAnswer('get', '/v1', () => HttpResponse.json({ _links: { products: { href: '/v1/products' } } }))
  sellOut()
  await aProductPage(server, spile, 'nl')
  expect(await screen.findByText(messages.nl.soldOut)).toBeVisible()
  await waitFor(() => expect(screen.queryByLabelText(nl.form.title)).toBeNull())
})

test('the page of the email link explains its purpose when it is opened without a link', async () => {
  setLazyTestStore('nl')
  renderTemplate(NewsletterTemplate, null, { language: 'nl', template: 'newsletter', id: 'stock-alert' })
  expect(await screen.findByText(nl.email.noLink)).toBeVisible()
  expect(within(document.body).getByRole('link', { name: nl.email.search })).toHaveAttribute('href', '/nl/zoeken')
})
