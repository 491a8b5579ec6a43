import { act, screen, waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { pressEscape } from '../support/dom/modalDialog'
import { accountDetails } from '../support/sandbox/register'
import { pieceNames, wishlistMessages } from '../support/pages/wishlistPage'
import {
  waitUntilChairLeft,
  expectChair,
  lists,
  getNameField,
  nl,
  findOpener,
  openPanel,
  submitPanel,
  startGiftlists,
} from '../support/pages/giftlistPanel'
import { retryLabel } from '../support/data/commonSentences'

const { server, openPage, readLists, readListedItems } = startGiftlists()

test('a retry uses the list that was created despite a lost response', async () => {
  const visit = await openPage()
  server.loseAnswer('post', lists)
  await openPanel(visit)
  await visit.shopper.type(getNameField(), 'Huis')
  await submitPanel(visit)
  expect(await screen.findByRole('alert')).toBeInTheDocument()
  server.restoreCalls()
  await submitPanel(visit)
  await waitUntilChairLeft()
  expect(readLists()).toEqual([{ name: 'Huis', published: 0 }])
  expect(server.asked().filter((call) => call === `POST /web${lists}`)).toHaveLength(1)
})

test('an item whose response was lost is found on the list', async () => {
  const visit = await openPage({ named: ['Mies'] })
  server.loseAnswer('post', `${lists}/:list/:product/:version`)
  await openPanel(visit)
  await submitPanel(visit)
  await waitUntilChairLeft()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(readListedItems()).toEqual([{ name: 'Mies', id: 100101, quantity: 1 }])
})

test('a retry adds an item only once when the list could not be loaded after a lost response', async () => {
  const visit = await openPage({ named: ['Mies'] })
  server.loseAnswer('post', `${lists}/:list/:product/:version`)
  server.failCall('get', `${lists}/:list`)
  await openPanel(visit)
  await submitPanel(visit)
  expect(await screen.findByRole('alert')).toHaveTextContent(nl.unsure(pieceNames.nl.chair))
  expectChair()
  server.restoreCalls()
  await submitPanel(visit)
  await waitUntilChairLeft()
  expect(readListedItems()).toEqual([{ name: 'Mies', id: 100101, quantity: 1 }])
})

test('a customer who cannot have another list reads why', async () => {
  const visit = await openPage({ named: ['Mies'] })
  server.failCall('post', lists, 422, { type: 'giftlist_full', data: { maximum: 20 } })
  await openPanel(visit)
  await visit.shopper.click(screen.getByRole('radio', { name: nl.another }))
  await visit.shopper.type(getNameField(), 'Huis')
  await submitPanel(visit)
  expect(await screen.findByRole('alert')).toHaveTextContent(nl.noMoreLists(20))
  expectChair()
})

test('a full list says so', async () => {
  const visit = await openPage({ named: ['Mies'] })
  server.sandbox.database.run(
    `INSERT INTO giftlist_product (id_giftlist, id_product_attribute, quantity, priority)
      SELECT id_giftlist, id_product_attribute, 1, 1 FROM giftlist, combination
      WHERE id_product_attribute <> 100101 LIMIT 200`,
  )
  await openPanel(visit)
  await submitPanel(visit)
  expect(await screen.findByRole('alert')).toHaveTextContent(nl.full(200))
  expectChair()
})

test('an item that could not be removed from the wishlist is on both lists, with a message', async () => {
  const visit = await openPage({ named: ['Mies'] })
  server.failCall('delete', '/v1/my/wishlist/items/:id')
  await openPanel(visit)
  await submitPanel(visit)
  const both = wishlistMessages.nl.giftlist.onBoth(pieceNames.nl.chair, 'Mies')
  expect(await screen.findByText(nl.onBoth)).toBeVisible()
  act(() => void pressEscape(screen.getByRole('dialog')))
  expect(await screen.findByText(both)).toBeVisible()
  expectChair()
})

test('a retry loads the lists after a failure', async () => {
  const visit = await openPage({ named: ['Mies'] })
  server.overrideAnswer('get', lists, () => HttpResponse.json({ giftlists: 3 }))
  await visit.shopper.click(await findOpener())
  expect(await screen.findByRole('alert')).toHaveTextContent(nl.failed)
  server.restoreCalls()
  await visit.shopper.click(screen.getByRole('button', { name: retryLabel.nl }))
  expect(await screen.findByRole('radio', { name: 'Mies' })).toBeChecked()
})

test('an item that was moved after the panel was closed leaves with a message on the page', async () => {
  const visit = await openPage({ named: ['Mies'] })
  const { asked, answer } = server.holdAnswer('post', `${lists}/:list/:product/:version`)
  await openPanel(visit)
  await submitPanel(visit)
  await asked
  act(() => void pressEscape(screen.getByRole('dialog')))
  answer()
  await waitUntilChairLeft()
  const moved = wishlistMessages.nl.giftlist.moved(pieceNames.nl.chair, 'Mies')
  expect(screen.getAllByText(moved)[0]).toBeInTheDocument()
  await waitFor(() => expect(screen.getByText(wishlistMessages.nl.count(1))).toHaveFocus())
})

test('a customer whose session expired logs in in the panel and continues with the typed name', async () => {
  const visit = await openPage()
  await openPanel(visit)
  await visit.shopper.type(getNameField(), 'Huis')
  server.sandbox.database.run('DELETE FROM session')
  await submitPanel(visit)
  const password = await screen.findByLabelText(/^Wachtwoord/)
  expect(screen.getByRole('dialog')).toContainElement(password)
  await visit.shopper.type(password, `${accountDetails.password}{Enter}`)
  expect(await screen.findByRole('textbox', { name: nl.name })).toHaveValue('Huis')
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  await submitPanel(visit)
  await waitUntilChairLeft()
  expect(readListedItems()).toEqual([{ name: 'Huis', id: 100101, quantity: 1 }])
})
