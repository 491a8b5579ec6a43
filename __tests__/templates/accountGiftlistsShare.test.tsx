import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import type { Giftlist } from '../../src/contract/giftlist'
import { axe } from '../support/axe'
import { makeList, openGiftlistsPage, ownerMessages, hostileTexts } from '../support/pages/giftlistOwnerPages'
import { giftlistsPath } from '../support/sandbox/giftlistCalls'
import { startSandboxServer } from '../support/sandbox/startSandboxServer'
import { withCustomer } from '../support/sandbox/storeVisitor'

const server = startSandboxServer()
const { nl } = ownerMessages

async function openShare(changes: Partial<Giftlist> = {}, language: 'nl' | 'en' = 'nl') {
  const customer = await withCustomer(server)
  const list = await makeList(customer, { name: 'Mies', published: true, ...changes })
  server.sandbox.database.run(`UPDATE giftlist SET code = 'K7QFM2XP' WHERE id_giftlist = ?`, list.id_giftlist)
  const visit = openGiftlistsPage({ language, search: `?giftlist=${list.id_giftlist}` })
  await screen.findByRole('article')
  return { ...visit, list, share: within(screen.getByRole('region', { name: ownerMessages[language].share.title })) }
}
const drawn = (code: Element) => waitFor(() => expect(code.querySelector('path')).not.toBeNull())

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share')
  jest.restoreAllMocks()
})

test('a published list has a link, a code in two groups and a QR code', async () => {
  const { share, messages, shopper, container } = await openShare({}, 'en')
  const address = `${window.location.origin}/en/giftlists/k7qfm2xp`
  expect(share.getByLabelText(messages.share.link)).toHaveValue(address)
  expect(share.getByText('K7QF M2XP')).toBeVisible()
  await drawn(share.getByRole('img', { name: messages.share.qr(address) }))
  expect(share.queryByRole('button', { name: messages.share.send })).not.toBeInTheDocument()
  const write = jest.spyOn(navigator.clipboard, 'writeText')
  await shopper.click(share.getByRole('button', { name: messages.share.copy }))
  expect(write).toHaveBeenCalledWith(address)
  expect(share.getByText(messages.share.copied)).toBeVisible()
  expect(await axe(container)).toHaveNoViolations()
})

test('a message is shown when the link cannot be copied', async () => {
  const { share, shopper } = await openShare()
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('forbidden'))
  await shopper.click(share.getByRole('button', { name: nl.share.copy }))
  expect(share.getByText(nl.share.notCopied)).toBeVisible()
})

test('a device with a share sheet can use it', async () => {
  const send = jest.fn(() => Promise.reject(new Error('closed')))
  Object.assign(navigator, { share: send })
  const { share, shopper } = await openShare()
  await shopper.click(share.getByRole('button', { name: nl.share.send }))
  expect(send).toHaveBeenCalledWith({
    title: nl.share.sentTitle,
    url: `${window.location.origin}/nl/wenslijsten/k7qfm2xp`,
  })
})

test('a list that is not published is published first, and then the section receives the focus', async () => {
  const { share, shopper } = await openShare({ published: false })
  expect(share.getByText(nl.share.publishFirst)).toBeVisible()
  expect(share.queryByLabelText(nl.share.link)).not.toBeInTheDocument()
  server.failCall('put', `${giftlistsPath}/:list`)
  await shopper.click(share.getByRole('button', { name: nl.share.publish }))
  await share.findByRole('alert')
  server.restoreCalls()
  await shopper.click(share.getByRole('button', { name: nl.share.publish }))
  expect(await share.findByLabelText(nl.share.link)).toBeVisible()
  expect(share.getByRole('heading', { name: nl.share.title })).toHaveFocus()
})

test('a list without a valid code shows that it cannot be shared', async () => {
  const customer = await withCustomer(server)
  const list = await makeList(customer, { name: 'Mies', published: true })
  server.overrideAnswer('get', giftlistsPath, () =>
    HttpResponse.json({ _embedded: { giftlists: [{ ...list, code: '../../evil' }] }, _links: {} }),
  )
  openGiftlistsPage({ search: `?giftlist=${list.id_giftlist}` })
  expect(await screen.findByText(nl.share.noCode)).toBeVisible()
  expect(screen.queryByRole('link', { name: new RegExp(nl.card.publicPage) })).not.toBeInTheDocument()
})

test('the card shows the texts, the address and the code in its own language, once or four times', async () => {
  const { container, shopper } = await openShare({
    name_parents: 'Noor en Elias',
    welcome_message: 'Wij hebben al een huis,\nmaar nog geen stoelen.',
  })
  const cards = container.querySelector('[lang=nl]')
  expect(cards).toHaveTextContent('Noor en Elias')
  expect(cards).toHaveTextContent('Wij hebben al een huis, maar nog geen stoelen.')
  expect(cards).toHaveTextContent(`${window.location.host}/nl/wenslijsten/k7qfm2xp`)
  expect(cards).toHaveTextContent(nl.cardToPrint.type('K7QF M2XP'))
  await drawn(cards!)
  await shopper.click(screen.getByRole('radio', { name: 'Engels' }))
  await shopper.click(screen.getByRole('radio', { name: nl.print.layouts.four }))
  await waitFor(() => expect(container.querySelector('[lang=en]')).not.toBeNull())
  const english = container.querySelector('[lang=en]')
  expect(english).toHaveTextContent(`${window.location.host}/en/giftlists/k7qfm2xp`)
  await drawn(english!)
  expect(english?.querySelectorAll('path')).toHaveLength(4)
  expect(english?.querySelectorAll(':scope > [aria-hidden]')).toHaveLength(3)
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined)
  await shopper.click(screen.getByRole('button', { name: nl.print.submit }))
  expect(print).toHaveBeenCalledTimes(1)
})

test('hostile texts are shown as text on the card', async () => {
  const { container } = await openShare({
    name_parents: hostileTexts.markup,
    welcome_message: hostileTexts.unbroken,
  })
  const cards = container.querySelector('[lang=nl]')
  expect(cards).toHaveTextContent(hostileTexts.markup)
  expect(cards?.querySelector('script, img')).toBeNull()
  expect(cards?.textContent).not.toContain(hostileTexts.unbroken)
})
