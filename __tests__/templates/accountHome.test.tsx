import { screen, within } from '@testing-library/react'
import AccountHomePage from '../../src/templates/account-home'
import { newsletter as newsletterEn } from '../../src/i18n/en/newsletter'
import { password as passwordEn } from '../../src/i18n/en/password'
import { newsletter as newsletterNl } from '../../src/i18n/nl/newsletter'
import { password as passwordNl } from '../../src/i18n/nl/password'
import { openAccountPage } from '../support/pages/accountPage'
import { axe } from '../support/axe'
import { withCustomer } from '../support/sandbox/storeVisitor'
import { orderMessages } from '../support/pages/visitOrders'
import { startSandboxServer } from '../support/sandbox/startSandboxServer'

const server = startSandboxServer()
const passwordMessages = { nl: passwordNl, en: passwordEn }
const newsletterMessages = { nl: newsletterNl, en: newsletterEn }

test('the overview greets the customer and shows its sections', async () => {
  await withCustomer(server)
  const { container, messages } = openAccountPage(AccountHomePage, 'my-account')
  expect(await screen.findByRole('heading', { level: 1, name: messages.home.greeting('An') })).toBeVisible()
  const { sections } = messages.home
  for (const title of [sections.orders, sections.addresses, sections.wishlist]) {
    expect(screen.getByRole('region', { name: title })).toBeVisible()
  }
  const orders = within(screen.getByRole('region', { name: sections.orders }))
  expect(await orders.findByRole('link', { name: orderMessages.nl.list.start })).toHaveAttribute('href', '/nl')
  expect(screen.getByRole('link', { current: 'page', name: messages.places.overview })).toBeVisible()
  expect(screen.queryByLabelText(passwordNl.details.change.current)).not.toBeInTheDocument()
  expect(await axe(container)).toHaveNoViolations()
})

test.each(['nl', 'en'] as const)('the settings have a page of their own, in %s', async (language) => {
  await withCustomer(server)
  const { container, messages } = openAccountPage(AccountHomePage, 'my-details', { language })
  const { details } = passwordMessages[language]
  for (const name of [details.change.title, details.data.title, details.delete.title]) {
    expect(await screen.findByRole('heading', { level: 2, name })).toBeVisible()
  }
  expect(screen.getByRole('group', { name: details.profile.title })).toBeVisible()
  expect(await screen.findByRole('heading', { level: 2, name: newsletterMessages[language].title })).toBeVisible()
  expect(screen.getByRole('link', { current: 'page', name: messages.places.details })).toBeVisible()
  expect(screen.queryByText(messages.home.greeting('An'))).not.toBeInTheDocument()
  expect(await axe(container)).toHaveNoViolations()
})
