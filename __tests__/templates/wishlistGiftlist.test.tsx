import { act, screen, waitFor, within } from '@testing-library/react'
import { identity } from '../../src/i18n/nl/identity'
import { axe } from '../support/axe'
import { pressEscape } from '../support/dom/modalDialog'
import { openWishlist, pieceNames, wishlistMessages } from '../support/pages/wishlistPage'
import {
  waitUntilChairLeft,
  lists,
  getNameField,
  nl,
  findOpener,
  openPanel,
  submitPanel,
  startGiftlists,
} from '../support/pages/giftlistPanel'
import { chair } from '../support/store/testStore'
import { readCommonErrors } from '../support/data/commonSentences'

const { server, openPage, readLists, readListedItems, readWishedItems } = startGiftlists()

test('a customer without gift lists names a new private list, to which the item is moved', async () => {
  const visit = await openPage()
  const panel = await openPanel(visit)
  expect(panel.queryByRole('radio')).not.toBeInTheDocument()
  await visit.shopper.click(panel.getByRole('button', { name: nl.move }))
  const field = panel.getByRole('textbox', { name: nl.name })
  expect(field).toHaveAccessibleDescription(nl.nameMissing)
  expect(field).toHaveFocus()
  await visit.shopper.type(field, ' Huis {Enter}')

  const outcome = await panel.findByText(nl.moved(pieceNames.nl.chair, 'Huis'))
  expect(outcome).toHaveFocus()
  const { id_giftlist } = server.sandbox.database.one<{ id_giftlist: number }>('SELECT id_giftlist FROM giftlist')!
  expect(panel.getByRole('link', { name: nl.toList })).toHaveAttribute(
    'href',
    `/nl/mijn-wenslijst?giftlist=${id_giftlist}`,
  )
  await visit.shopper.click(panel.getByRole('button', { name: nl.goOn }))
  await waitUntilChairLeft()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await waitFor(() => expect(screen.getByText(wishlistMessages.nl.count(1))).toHaveFocus())
  expect(readLists()).toEqual([{ name: 'Huis', published: 0 }])
  expect(readListedItems()).toEqual([{ name: 'Huis', id: 100101, quantity: 1 }])
  await waitFor(() => expect(readWishedItems()).toEqual([{ id: 100301 }]))
})

test('a customer with gift lists can select one of them or a new one', async () => {
  const visit = await openPage({ wishes: [{ ...chair, quantity: 4 }], named: ['Mies', 'Huis'] })
  const panel = await openPanel(visit)
  expect(panel.getByRole('group', { name: nl.legend })).toBeVisible()
  expect(panel.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).checked)).toEqual([true, false, false])
  expect(panel.getByRole('radio', { name: 'Huis' })).toBeChecked()
  expect(panel.getByText(nl.single)).toBeVisible()
  await visit.shopper.click(panel.getByRole('radio', { name: nl.another }))
  expect(panel.getByRole('textbox', { name: nl.name })).toBeVisible()
  await visit.shopper.click(panel.getByRole('radio', { name: 'Mies' }))
  expect(panel.queryByRole('textbox')).not.toBeInTheDocument()
  await visit.shopper.click(panel.getByRole('button', { name: nl.move }))
  await panel.findByText(nl.moved(pieceNames.nl.chair, 'Mies'))
  act(() => void pressEscape(screen.getByRole('dialog')))
  await waitUntilChairLeft()
  expect(readListedItems()).toEqual([{ name: 'Mies', id: 100101, quantity: 1 }])
  const empty = await screen.findByText(wishlistMessages.nl.empty)
  await waitFor(() => expect(empty).toHaveFocus())
})

test('the panel with a validation error has no accessibility violations', async () => {
  const visit = await openPage({ named: ['Mies'] })
  const panel = await openPanel(visit)
  await visit.shopper.click(panel.getByRole('radio', { name: nl.another }))
  await visit.shopper.click(panel.getByRole('button', { name: nl.move }))
  const dialog = screen.getByRole('dialog', { name: nl.title })
  expect(within(dialog).getByText(nl.nameMissing)).toBeVisible()
  expect(await axe(dialog)).toHaveNoViolations()
})

test('an item that could not be moved stays, and the new list is selected for the next attempt', async () => {
  const visit = await openPage()
  server.failCall('post', `${lists}/:list/:product/:version`, 500)
  const panel = await openPanel(visit)
  await visit.shopper.type(panel.getByRole('textbox', { name: nl.name }), 'Huis')
  await visit.shopper.click(panel.getByRole('button', { name: nl.move }))
  expect(await panel.findByRole('alert')).toHaveTextContent(nl.onlyMade('Huis', pieceNames.nl.chair))
  expect(panel.getByRole('radio', { name: 'Huis' })).toBeChecked()
  expect(readWishedItems()).toHaveLength(2)
  await visit.shopper.click(panel.getByRole('button', { name: nl.move }))
  await waitFor(() => expect(panel.getByRole('alert')).toHaveTextContent(nl.notMoved(pieceNames.nl.chair)))
  server.restoreCalls()
  await visit.shopper.click(panel.getByRole('button', { name: nl.move }))
  await waitUntilChairLeft()
  expect(readLists()).toHaveLength(1)
  expect(readListedItems()).toEqual([{ name: 'Huis', id: 100101, quantity: 1 }])
})

test('when a list cannot be created a message is shown, and its name stays in the field', async () => {
  const visit = await openPage({ named: ['Mies'] })
  server.failCall('post', lists)
  const panel = await openPanel(visit)
  await visit.shopper.click(panel.getByRole('radio', { name: nl.another }))
  await visit.shopper.type(panel.getByRole('textbox', { name: nl.name }), 'Huis')
  await visit.shopper.click(panel.getByRole('button', { name: nl.move }))
  expect(await panel.findByRole('alert')).toHaveTextContent(readCommonErrors(identity.form).network)
  expect(panel.getByRole('textbox', { name: nl.name })).toHaveValue('Huis')
  expect(readListedItems()).toEqual([])
})

test('a name that is too long shows a message and is not sent', async () => {
  const visit = await openPage()
  await openPanel(visit)
  await visit.shopper.click(getNameField())
  await visit.shopper.paste('x'.repeat(101))
  await submitPanel(visit)
  expect(getNameField()).toHaveAccessibleDescription(nl.nameLong(100))
  expect(server.asked().filter((call) => call.startsWith(`POST /web${lists}`))).toEqual([])
})

test('Escape returns the focus to the button, and the typed name is still there when the panel opens again', async () => {
  const visit = await openPage()
  await openPanel(visit)
  await visit.shopper.type(getNameField(), 'Huis')
  act(() => void pressEscape(screen.getByRole('dialog')))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(await findOpener()).toHaveFocus()
  await openPanel(visit)
  expect(getNameField()).toHaveValue('Huis')
})

test.each(['a visitor', 'a customer without a link to gift lists'])(
  '%s sees no button for gift lists',
  async (user) => {
    if (user === 'a visitor') {
      openWishlist(server, { wishes: [chair] })
    } else {
      server.changeAnswer('get', '/v1/me', (answer: { _links: object }) => ({
        ...answer,
        _links: { ...answer._links, my_giftlists: undefined },
      }))
      await openPage()
    }
    expect(await screen.findByText(pieceNames.nl.chair)).toBeVisible()
    expect(
      screen.queryByRole('button', { name: new RegExp(`^${wishlistMessages.nl.giftlist.open}`) }),
    ).not.toBeInTheDocument()
  },
)
