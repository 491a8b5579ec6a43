import { openAccount } from '../support/sandbox/register'
import { screen, waitFor, within } from '@testing-library/react'
import { seedDemoGiftlist } from '../../src/sandbox/database/seedDemoGiftlist'
import { axe } from '../support/axe'
import { retryLabel } from '../support/data/commonSentences'
import { publishGiftlist } from '../support/sandbox/giftlistCalls'
import { startSandboxServer } from '../support/sandbox/startSandboxServer'
import { demoCode, findPage, giftlistMessages, visitGiftlists } from '../support/pages/visitGiftlists'

const server = startSandboxServer()
beforeEach(() => seedDemoGiftlist(server.sandbox.database, new Date()))
const home = { nl: '/nl/wenslijsten/', en: '/en/giftlists/' }
const buy = { nl: '/nl/wenslijsten/schenken', en: '/en/giftlists/buy' }
const messages = giftlistMessages.nl.find
const field = () => screen.getByRole('searchbox', { name: messages.label })

test.each([home.nl, home.en, buy.nl, buy.en])(
  'search engines find %s, which explains gift lists in three steps and has a form without script',
  async (path) => {
    const { head } = findPage(path)
    expect(head.noindex).toBeUndefined()
    expect(head.description).toMatch(/.{60,}/)
    expect(head.picture?.frame).toBe('room')
    const { container } = visitGiftlists(path)
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible()
    const [steps] = screen.getAllByRole('list').filter((list) => list.tagName === 'OL' && !list.closest('nav'))
    expect(within(steps!).getAllByRole('listitem')).toHaveLength(3)
    expect(screen.getByRole('search')).toHaveAttribute('action', path)
    expect(await axe(container)).toHaveNoViolations()
    expect(server.asked()).toEqual([])
  },
)

test('the page of gift lists links to creating one and to the lists of an account', () => {
  visitGiftlists(home.en)
  expect(screen.getByRole('link', { name: 'Create a gift list' })).toHaveAttribute('href', '/en/giftlists/create')
  expect(screen.getByRole('link', { name: 'My gift lists' })).toHaveAttribute('href', '/en/my-giftlists')
})

test('a search finds a list by a part of its name, and its row links to the list', async () => {
  const { shopper, address, container } = visitGiftlists(home.nl)
  await shopper.type(field(), 'noor  eli{Enter}')
  expect(address()).toBe('/nl/wenslijsten/?search=noor%20%20eli')
  expect(await screen.findByText(messages.found(1, 'noor eli'))).toBeVisible()
  expect(await axe(container)).toHaveNoViolations()
  await shopper.click(screen.getByRole('link', { name: 'Noor en Elias' }))
  expect(address()).toBe(`/nl/wenslijsten/${demoCode}`)
  expect(await screen.findByRole('heading', { level: 1, name: 'Noor en Elias' })).toBeVisible()
})

test.each([
  [messages.label, home.nl, '/nl/wenslijsten/?search=feest2ne'],
  [giftlistMessages.nl.code.label, buy.nl, `/nl/wenslijsten/${demoCode}`],
])(
  'the text typed into the field "%s" survives a reload until the form is submitted',
  async (label, path, destination) => {
    const first = visitGiftlists(path)
    await first.shopper.type(screen.getByLabelText(label), 'feest2ne')
    await waitFor(() => expect(JSON.stringify({ ...window.sessionStorage })).toContain('feest2ne'))
    first.unmount()
    const second = visitGiftlists(path)
    await waitFor(() => expect(screen.getByLabelText(label)).toHaveValue('feest2ne'))
    await second.shopper.type(screen.getByLabelText(label), '{Enter}')
    await waitFor(() => expect(second.address()).toBe(destination))
    await waitFor(() => expect(JSON.stringify({ ...window.sessionStorage })).not.toContain('feest2ne'))
  },
)

test('a row shows the parents and the day, and hostile names as text', async () => {
  const name = '<img src=x onerror=alert(1)> \u202Eevil'
  const owner = await openAccount(server.sandbox)
  await publishGiftlist(owner, { name, name_parents: '<b>An</b> en Bo', event_date: '2027-04-06' })
  const { container } = visitGiftlists(`${home.nl}?search=bo%20an`)
  const link = await screen.findByRole('link', { name: /<img src=x/ })
  const row = within(link.closest('li')!)
  expect(row.getByText(messages.by('<b>An</b> en Bo'))).toBeVisible()
  expect(row.getByText('6 april 2027')).toBeVisible()
  expect(link).toHaveAttribute('dir', 'auto')
  expect(container.querySelector('li img, li b')).toBeNull()
})

test.each([
  ['?search=xqzzy', messages.nothing('xqzzy')],
  ['?search=%3Cscript%3Ealert(1)%3C%2Fscript%3E', messages.nothing('<script>alert(1)</script>')],
])('the search %s shows that there are no results, and suggests what to do', async (query, sentence) => {
  visitGiftlists(home.nl + query)
  expect(await screen.findByText(sentence)).toBeVisible()
  expect(screen.getByText(messages.advice)).toBeVisible()
})

test.each(['?search=a', '?search=%20%20-%20a', '?search=%E2%80%AE'])(
  'the search %s is too short and sends no request',
  async (query) => {
    visitGiftlists(home.nl + query)
    expect(await screen.findByText(messages.tooShort(2))).toBeVisible()
    expect(server.asked().join()).not.toContain('giftlists')
  },
)

test('a failed search can be repeated, and too many searches show a message', async () => {
  server.failCall('get', '/v1/giftlists', 503)
  const { shopper } = visitGiftlists(`${home.nl}?search=noor`)
  expect(await screen.findByRole('alert')).toHaveTextContent(messages.failed)
  server.failCall('get', '/v1/giftlists', 429, { type: 'too_many_attempts', data: { retry_after: 50 } })
  await shopper.click(screen.getByRole('button', { name: retryLabel.nl }))
  expect(await screen.findByText(/te veel pogingen/)).toBeVisible()
  server.restoreCalls()
  await shopper.click(screen.getByRole('button', { name: retryLabel.nl }))
  expect(await screen.findByRole('link', { name: 'Noor en Elias' })).toBeVisible()
  expect(field()).toHaveValue('noor')
})

test('the code of a printed card leads to its list, regardless of its notation', async () => {
  const { code: card } = giftlistMessages.nl
  const { shopper, address } = visitGiftlists(buy.nl)
  const box = screen.getByRole('textbox', { name: card.label })
  const send = () => shopper.click(screen.getByRole('button', { name: card.submit }))
  await send()
  expect(await screen.findByText(card.missing)).toBeVisible()
  expect(box).toHaveFocus()
  await shopper.type(box, 'FEEST10O')
  await send()
  expect(await screen.findByText(card.wrong)).toBeVisible()
  expect(box).toHaveAccessibleDescription(card.wrong)
  expect(server.asked().join()).not.toContain('giftlists')
  await shopper.clear(box)
  await shopper.type(box, ' feest-2ne ')
  await send()
  expect(await screen.findByRole('heading', { level: 1, name: 'Noor en Elias' })).toBeVisible()
  expect(address()).toBe(`/nl/wenslijsten/${demoCode}`)
})
