import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { catalogue } from '../../src/i18n/nl/firstLoad/catalogue'
import { stockAlert as nl } from '../../src/i18n/nl/stockAlert'
import NewsletterTemplate from '../../src/templates/newsletter'
import { renderTemplate } from '../support/dom/renderTemplate'
import { visitProduct } from '../support/shopping/visitProduct'
import { startSandboxServer } from '../support/sandbox/startSandboxServer'
import { setLazyTestStore } from '../support/store/pageStore'

const server = startSandboxServer()

test('a shop without stock alerts shows only the alternatives', async () => {
  server.overrideAnswer('get', '/v1', () => HttpResponse.json({ _links: { products: { href: '/v1/products' } } }))
  server.sandbox.database.run('UPDATE combination SET stock = 0 WHERE id_product = 1004')
  await visitProduct(server, 1004, 'nl')
  expect(await screen.findByText(catalogue.product.soldOutReason)).toBeVisible()
  await waitFor(() => expect(screen.queryByLabelText(nl.form.title)).toBeNull())
})

test('the page of the email link explains its purpose when it is opened without a link', async () => {
  setLazyTestStore('nl')
  renderTemplate(NewsletterTemplate, null, { language: 'nl', template: 'newsletter', id: 'stock-alert' })
  expect(await screen.findByText(nl.email.noLink)).toBeVisible()
  expect(within(document.body).getByRole('link', { name: nl.email.search })).toHaveAttribute('href', '/nl/zoeken')
})
