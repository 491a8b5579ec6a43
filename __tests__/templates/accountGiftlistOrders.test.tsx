import { screen, waitFor, within } from '@testing-library/react'
import { saveFile } from '../../src/store/browser/saveFile'
import { axe } from '../support/axe'
import { retryLabel } from '../support/data/commonSentences'
import { findLoginHeading } from '../support/pages/accountPage'
import { findRow, listMessages, openGifts, withGiftlist } from '../support/pages/giftlistPages'
import { giftlistsPath, readOwnGiftlist } from '../support/sandbox/giftlistCalls'
import { insertGift } from '../support/sandbox/insertGift'
import { startSandboxServer } from '../support/sandbox/startSandboxServer'

jest.mock('../../src/store/browser/saveFile', () => ({ saveFile: jest.fn() }))

const server = startSandboxServer()
const messages = listMessages.nl.gifts
const thankPath = `${giftlistsPath}/:list/gifts/:gift`

/** Logs in a customer whose list has two chairs from Cas and a contribution from Mia, both with messages. */
async function withGifts(texts: [string, string] = ['Veel geluk!', ''], details: object = {}) {
  const { customer, id_giftlist } = await withGiftlist(
    server,
    [
      { variant: 100101, quantity: 3 },
      { variant: 100301, quantity: 1 },
    ],
    details,
  )
  const { items } = await readOwnGiftlist(customer, id_giftlist)
  insertGift(server.sandbox, items[0]!, { quantity: 2, message: texts[0], placed: '2026-11-20T10:00:00.000Z' })
  insertGift(server.sandbox, items[1]!, {
    ...{ amount_cents: 5050, message: texts[1], giver: ['Mia', 'Wouters'] as [string, string] },
    placed: '2026-11-21T10:00:00.000Z',
  })
  return { id_giftlist, items }
}
const mark = async (giver: RegExp) => (await findRow(giver)).getByRole<HTMLInputElement>('checkbox')

test.each(['nl', 'en'] as const)(
  'each gift shows its picture, its giver, the items, the message, the day and the destination (%s)',
  async (language) => {
    const { id_giftlist } = await withGifts()
    const { container } = openGifts({ language })
    const { gifts } = listMessages[language]
    const whole = await findRow(/Cas/)
    const [chair, bench] = language === 'nl' ? ['Tove eetkamerstoel', 'Tove bank'] : ['Tove dining chair', 'Tove bench']
    expect(whole.getByText(new RegExp(`^2 × ${chair}, `))).toBeVisible()
    expect(whole.getByAltText('')).toHaveAttribute('src', expect.stringContaining('tove'))
    expect(whole.getByText('“Veel geluk!”').tagName).toBe('BLOCKQUOTE')
    const day = language === 'nl' ? '20 november 2026' : '20 November 2026'
    expect(whole.getByText(gifts.about(day, gifts.destinations.pickup))).toBeVisible()
    const part = await findRow(/Mia/)
    const amount = language === 'nl' ? '€ 50,50' : '€50.50'
    expect(part.getByText(new RegExp(`^${amount.replace('.', '\\.')} .* ${bench}, `))).toBeVisible()
    const section = within(screen.getByRole('region', { name: gifts.title }))
    expect(section.getByText(`${gifts.count(2)} ${gifts.collected(amount)}`)).toBeVisible()
    expect(section.getByText(listMessages[language].credit.amount(amount))).toBeVisible()
    expect(section.getAllByRole('heading', { level: 3 })[0]).toHaveTextContent('Mia')
    expect(screen.getByRole('link', { name: gifts.toItems })).toHaveAttribute(
      'href',
      expect.stringMatching(new RegExp(`\\?giftlist=${id_giftlist}$`)),
    )
    expect(await axe(container)).toHaveNoViolations()
  },
)

test('a mark is stored and removed, and the filter shows the givers who have not been thanked', async () => {
  await withGifts()
  const { shopper, unmount } = openGifts()
  await shopper.click(await mark(/Cas/))
  expect(await mark(/Cas/)).toBeChecked()
  const filter = screen.getByRole('checkbox', { name: messages.toThank(1) })
  await shopper.click(filter)
  expect(screen.queryByRole('heading', { name: /Cas/ })).not.toBeInTheDocument()
  // The gift stays visible, so that a mistaken mark can be undone.
  await shopper.click(await mark(/Mia/))
  expect(screen.getByRole('checkbox', { name: messages.toThank(0) })).toBeChecked()
  await shopper.click(await mark(/Mia/))
  await waitFor(() => expect(server.asked().filter((call) => call.startsWith('PUT'))).toHaveLength(3))
  unmount()
  openGifts()
  expect(await mark(/Cas/)).toBeChecked()
  expect(await mark(/Mia/)).not.toBeChecked()
})

test('three gifts that are marked in quick succession are all stored', async () => {
  const { items } = await withGifts()
  insertGift(server.sandbox, items[0]!, { giver: ['Bo', 'Smet'] })
  const { shopper } = openGifts()
  const givers = [/Cas/, /Mia/, /Bo/]
  const { asked, answer } = server.holdAnswer('put', thankPath)
  for (const giver of givers) await shopper.click(await mark(giver))
  await asked
  answer()
  await waitFor(() => expect(server.asked().filter((call) => call.startsWith('PUT'))).toHaveLength(3))
  for (const giver of givers) expect(await mark(giver)).toBeChecked()
})

test('a mark that fails is undone with a message', async () => {
  await withGifts()
  const { shopper } = openGifts()
  server.failCall('put', thankPath, 500)
  await shopper.click(await mark(/Cas/))
  const row = await findRow(/Cas/)
  expect(await row.findByRole('alert')).toHaveTextContent(messages.notThanked('Cas Maes'))
  expect(await mark(/Cas/)).not.toBeChecked()
  server.restoreCalls()
  await shopper.click(await mark(/Cas/))
  await waitFor(() => expect(row.queryByRole('alert')).not.toBeInTheDocument())
  server.failCall('put', thankPath)
  await shopper.click(await mark(/Cas/))
  expect(await row.findByRole('alert')).toHaveTextContent(messages.stillThanked('Cas Maes'))
  expect(await mark(/Cas/)).toBeChecked()
})

test('a surprise shows how long it is hidden, and nothing about the gifts', async () => {
  const { id_giftlist } = await withGifts(['Geheim bericht', ''], { hidden_until: '2999-12-24' })
  const { container } = openGifts()
  expect(await screen.findByText(messages.hidden.until('24 december 2999'))).toBeVisible()
  expect(screen.getByRole('link', { name: messages.hidden.change })).toHaveAttribute(
    'href',
    `/nl/mijn-wenslijsten?giftlist=${id_giftlist}`,
  )
  expect(container).not.toHaveTextContent(/Cas|Mia|Geheim|Tove|€/)
  expect(screen.queryByRole('button', { name: messages.save })).not.toBeInTheDocument()
  expect(await axe(container)).toHaveNoViolations()
})

test.each([
  [true, messages.none, messages.share],
  [false, messages.notPublished, messages.publish],
])('a list without gifts (published: %s) links to its settings', async (published, text, link) => {
  const { id_giftlist } = await withGiftlist(server, [{ variant: 100101 }], { published })
  openGifts()
  expect(await screen.findByText(text)).toBeVisible()
  expect(screen.getByRole('link', { name: link })).toHaveAttribute(
    'href',
    `/nl/mijn-wenslijsten?giftlist=${id_giftlist}`,
  )
})

test('hostile messages are shown as text on the page and in the file, in which no cell is a formula', async () => {
  const formula = '=HYPERLINK("http://evil.example","Klik")'
  const markup = `<img src=x onerror="alert(1)">${'x'.repeat(300)}`
  await withGifts([markup, formula], { name: '<b>Noor</b>' })
  const { shopper, container } = openGifts()
  expect(await screen.findByText(`“${markup}”`)).toBeVisible()
  expect(screen.getByText(`“${formula}”`)).toBeVisible()
  expect(container.querySelector('[onerror], h2 b')).toBeNull()
  await shopper.click(screen.getByRole('button', { name: messages.save }))
  const [name, csv, type] = jest.mocked(saveFile).mock.calls.at(-1)!
  expect([name, type]).toEqual(['cadeaus-b-noor-b.csv', 'text/csv;charset=utf-8'])
  const rows = csv.split('\r\n')
  expect(rows).toHaveLength(4)
  expect(rows[1]).toContain(`"'=HYPERLINK(""http://evil.example"",""Klik"")"`)
  expect(rows[2]).toContain(markup.replaceAll('"', '""'))
  expect(csv).not.toMatch(/(^|[;"])=/m)
})

test('the file contains all gifts, and the browser prints the page', async () => {
  await withGifts()
  const { shopper } = openGifts({ language: 'en' })
  const { gifts } = listMessages.en
  const print = jest.fn()
  Object.assign(window, { print })
  await shopper.click(await screen.findByRole('button', { name: gifts.save }))
  const [name, csv] = jest.mocked(saveFile).mock.calls.at(-1)!
  expect(name).toBe('gifts-trouwlijst.csv')
  expect(csv).toMatch(/^\uFEFF"Day","Giver"/)
  expect(csv).toMatch(/"2026-11-21","Mia.*","Tove bench",".*","","50\.50","","","no"/)
  await shopper.click(screen.getByRole('button', { name: gifts.print }))
  expect(print).toHaveBeenCalled()
})

test('the gifts are loaded again after a failure, and a visitor must log in first', async () => {
  await withGifts()
  server.failCall('get', `${giftlistsPath}/:id/gifts`, 500)
  const { shopper, unmount } = openGifts()
  expect(await screen.findByRole('alert')).toHaveTextContent(messages.failed)
  server.restoreCalls()
  await shopper.click(screen.getByRole('button', { name: retryLabel.nl }))
  await findRow(/Cas/)
  unmount()
  window.localStorage.clear()
  openGifts()
  expect(await findLoginHeading()).toBeVisible()
})
