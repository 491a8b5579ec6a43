import { screen, waitFor, within } from '@testing-library/react'
import AccountHomePage from '../../src/templates/account-home'
import { accountMessages, logInHere, findLoginHeading, openAccountPage } from '../support/pages/accountPage'
import { axe } from '../support/axe'
import { makeList, openGiftlistsPage, ownerMessages } from '../support/pages/giftlistOwnerPages'
import { addGiftlistItem, giftlistsPath } from '../support/sandbox/giftlistCalls'
import { insertGift } from '../support/sandbox/insertGift'
import { insertGiftlist } from '../support/sandbox/insertGiftlist'
import { startSandboxServer } from '../support/sandbox/startSandboxServer'
import { withCustomer, withGuest } from '../support/sandbox/storeVisitor'
import { retryLabel } from '../support/data/commonSentences'

const server = startSandboxServer()
const { nl } = ownerMessages
const card = async (name: string) => {
  const heading = await screen.findByRole('heading', { level: 2, name })
  return within(heading.closest('li')!)
}

describe('the overview', () => {
  test('every list shows its state and the number of given items, and links to its pages', async () => {
    const customer = await withCustomer(server)
    const wedding = await makeList(customer, { name: 'Wedding', published: true, event_date: '2027-04-06' })
    const chairs = await addGiftlistItem(customer, wedding.id_giftlist)
    await addGiftlistItem(customer, wedding.id_giftlist, 100301)
    insertGift(server.sandbox, chairs)
    const birthday = await makeList(customer, {
      name: 'Birthday',
      published: true,
      listed: true,
      hidden_until: '2999-04-07',
    })
    await makeList(customer, { name: 'House' })
    const { messages, container } = openGiftlistsPage({ language: 'en' })

    const first = await card('Wedding')
    expect(first.getByText(messages.card.event('6 April 2027'))).toBeVisible()
    expect(first.getByText(messages.visibility.states.link)).toBeVisible()
    expect(first.getByText(messages.card.given(1, 2))).toBeVisible()
    const links = first.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
    expect(links).toEqual([
      [messages.card.settings, `/en/my-giftlists?giftlist=${wedding.id_giftlist}`],
      [messages.card.items, `/en/my-giftlist?giftlist=${wedding.id_giftlist}`],
      [messages.card.gifts, `/en/my-giftlist-orders?giftlist=${wedding.id_giftlist}`],
      [messages.card.publicPage, `/en/giftlists/${wedding.code?.toLowerCase()}`],
    ])
    const second = await card('Birthday')
    expect(second.getByText(messages.visibility.states.search)).toBeVisible()
    expect(second.getByText(messages.card.hidden('7 April 2999'))).toBeVisible()
    expect(second.getByRole('link', { name: `${messages.card.publicPageTells}: Birthday` })).toHaveAttribute(
      'href',
      `/en/giftlists/${birthday.code?.toLowerCase()}`,
    )
    const third = await card('House')
    expect(third.getByText(messages.visibility.states.private)).toBeVisible()
    expect(third.getByText(messages.card.empty)).toBeVisible()
    expect(third.queryByRole('link', { name: new RegExp(`^${messages.card.publicPage}`) })).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: messages.createAnother })).toHaveAttribute('href', '/en/giftlists/create')
    const [place] = within(screen.getByRole('navigation', { name: messages.account.navigation })).getAllByRole('link', {
      current: 'page',
    })
    expect(place).toHaveTextContent(messages.account.places.giftlists)
    expect(await axe(container)).toHaveNoViolations()
  })

  test('a customer without a list gets a link to create one', async () => {
    await withCustomer(server)
    openGiftlistsPage()
    expect(await screen.findByText(nl.none)).toBeVisible()
    expect(screen.getByRole('link', { name: nl.createFirst })).toHaveAttribute('href', '/nl/wenslijsten/aanmaken')
  })

  test('when the lists cannot be loaded, a retry loads them', async () => {
    const customer = await withCustomer(server)
    await makeList(customer, { name: 'Mies' })
    server.failCall('get', giftlistsPath, 500)
    const { shopper } = openGiftlistsPage()
    expect(await screen.findByRole('alert')).toHaveTextContent(nl.failed)
    server.restoreCalls()
    await shopper.click(screen.getByRole('button', { name: retryLabel.nl }))
    expect(await card('Mies')).toBeDefined()
  })
})

describe('the log-in', () => {
  test('a visitor logs in, and then sees the list that the link names', async () => {
    const customer = await withCustomer(server)
    const { id_giftlist } = await makeList(customer, { name: 'Mies' })
    window.localStorage.clear()
    const { shopper } = openGiftlistsPage({ search: `?giftlist=${id_giftlist}` })
    expect(await findLoginHeading()).toBeVisible()
    await logInHere(shopper)
    expect(await screen.findByRole('article', { name: 'Mies' })).toBeVisible()
  })

  test('a guest is asked to log in', async () => {
    await withGuest(server)
    openGiftlistsPage()
    expect(await screen.findByText(accountMessages.nl.gate.intro.giftlists)).toBeVisible()
  })
})

describe('the list in the URL', () => {
  test('a new list is announced, takes the focus, and is announced only once', async () => {
    const customer = await withCustomer(server)
    const { id_giftlist } = await makeList(customer, { name: 'Mies' })
    const visit = { search: `?giftlist=${id_giftlist}`, state: { key: 'x', created: true } }
    const { unmount } = openGiftlistsPage(visit)
    const heading = await screen.findByRole('heading', { level: 2, name: 'Mies' })
    await waitFor(() => expect(heading).toHaveFocus())
    expect(heading).toHaveAccessibleDescription(nl.created)
    expect(window.history.state).toEqual({ key: 'x', created: false })
    unmount()
    openGiftlistsPage({ ...visit, state: { created: false } })
    await screen.findByRole('heading', { level: 2, name: 'Mies' })
    expect(screen.queryByText(nl.created)).not.toBeInTheDocument()
  })

  test('links open a list and return to the overview, with the focus', async () => {
    const customer = await withCustomer(server)
    await makeList(customer, { name: 'Huis' })
    await makeList(customer, { name: 'Mies' })
    const { shopper } = openGiftlistsPage()
    const mies = await card('Mies')
    await shopper.click(mies.getByRole('link', { name: `${nl.card.settings}: Mies` }))
    expect(await screen.findByRole('heading', { level: 2, name: 'Mies' })).toHaveFocus()
    expect(screen.queryByRole('heading', { name: 'Huis' })).not.toBeInTheDocument()
    await shopper.click(screen.getByRole('link', { name: nl.allLists }))
    await card('Huis')
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  })

  test("for another customer's list, the page shows a message above the overview", async () => {
    const customer = await withCustomer(server)
    await makeList(customer, { name: 'Mies' })
    const { id_giftlist } = insertGiftlist(server.sandbox.database, [])
    openGiftlistsPage({ search: `?giftlist=${id_giftlist}` })
    expect(await screen.findByRole('alert')).toHaveTextContent(nl.errors.missing)
    expect(await card('Mies')).toBeDefined()
  })

  test.each([
    ['?giftlist=%3Cscript%3E', 1],
    ['?giftlist=', 1],
    ['?list=12', 0],
  ])('%s shows the overview, with %i messages', async (search, count) => {
    const customer = await withCustomer(server)
    await makeList(customer, { name: 'Mies' })
    openGiftlistsPage({ search })
    expect(await card('Mies')).toBeDefined()
    expect(screen.queryAllByText(nl.errors.missing)).toHaveLength(count)
  })
})

describe('the account home', () => {
  const openHome = () => openAccountPage(AccountHomePage, 'my-account')
  const section = async () => within(await screen.findByRole('region', { name: accountMessages.nl.places.giftlists }))

  test('the latest two lists link to their settings', async () => {
    const customer = await withCustomer(server)
    for (const name of ['Huis', 'Trouw', 'Mies']) await makeList(customer, { name })
    openHome()
    const home = await section()
    await home.findByRole('link', { name: 'Mies' })
    expect(home.getAllByRole('link').map((link) => link.textContent)).toEqual(['Mies', 'Trouw', nl.toAll])
    expect(home.getByRole('link', { name: nl.toAll })).toHaveAttribute('href', '/nl/mijn-wenslijsten')
  })

  test('a customer without a list gets a link to create one', async () => {
    await withCustomer(server)
    openHome()
    const home = await section()
    expect(await home.findByRole('link', { name: nl.createFirst })).toHaveAttribute('href', '/nl/wenslijsten/aanmaken')
  })
})
