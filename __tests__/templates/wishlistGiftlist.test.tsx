import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { axe } from '../support/axe'
import { pressEscape } from '../support/dom/modalDialog'
import { openWishlist, pieceNames, wishlistWords } from '../support/pages/wishlistPage'
import {
  form,
  isAway,
  lists,
  nameField,
  nl,
  opener,
  openPanel,
  send,
  startGiftlists,
} from '../support/pages/giftlistPanel'
import { chair } from '../support/store/testStore'
import { readCommonErrors } from '../support/data/commonSentences'

const { server, openPage, madeLists, listed, onWishlist } = startGiftlists()

describe('moving a piece to a gift list', () => {
  const language = 'nl'
  const said = wishlistWords[language].giftlist

  test('who has no list yet names one: it is private, and the piece goes there from the wishlist', async () => {
    const visit = await openPage({ language })
    const panel = await openPanel(visit, language)
    expect(panel.queryByRole('radio')).not.toBeInTheDocument()
    await visit.shopper.click(panel.getByRole('button', { name: said.submit }))
    const field = panel.getByRole('textbox', { name: said.name })
    expect(field).toHaveAccessibleDescription(said.nameMissing)
    expect(field).toHaveFocus()
    await visit.shopper.type(field, ' Huis {Enter}')

    await isAway(language)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(screen.getAllByText(said.moved(pieceNames[language].chair, 'Huis'))[0]).toBeInTheDocument()
    expect(screen.getByText(wishlistWords[language].count(1))).toHaveFocus()
    expect(madeLists()).toEqual([{ name: 'Huis', published: 0 }])
    expect(listed()).toEqual([{ name: 'Huis', id: 100101, quantity: 1 }])
    await waitFor(() => expect(onWishlist()).toEqual([{ id: 100301 }]))
  })

  test('who has lists chooses one, the first to begin with, or a new one', async () => {
    const visit = await openPage({ language, wishes: [{ ...chair, quantity: 4 }], named: ['Mies', 'Huis'] })
    const panel = await openPanel(visit, language)
    expect(panel.getByRole('group', { name: said.legend })).toBeVisible()
    expect(panel.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).checked)).toEqual([
      true,
      false,
      false,
    ])
    expect(panel.getByRole('radio', { name: 'Huis' })).toBeChecked()
    expect(panel.getByText(said.single)).toBeVisible()
    await visit.shopper.click(panel.getByRole('radio', { name: said.another }))
    expect(panel.getByRole('textbox', { name: said.name })).toBeVisible()
    await visit.shopper.click(panel.getByRole('radio', { name: 'Mies' }))
    expect(panel.queryByRole('textbox')).not.toBeInTheDocument()
    await visit.shopper.click(panel.getByRole('button', { name: said.submit }))
    await isAway(language)
    expect(listed()).toEqual([{ name: 'Mies', id: 100101, quantity: 1 }])
    const empty = await screen.findByText(wishlistWords[language].empty)
    await waitFor(() => expect(empty).toHaveFocus())
  })

  test('axe finds nothing in the panel, with its fault', async () => {
    const visit = await openPage({ language, named: ['Mies'] })
    const panel = await openPanel(visit, language)
    await visit.shopper.click(panel.getByRole('radio', { name: said.another }))
    await visit.shopper.click(panel.getByRole('button', { name: said.submit }))
    const dialog = screen.getByRole('dialog', { name: said.title })
    expect(within(dialog).getByText(said.nameMissing)).toBeVisible()
    expect(await axe(dialog)).toHaveNoViolations()
  })

  test('a piece that did not get there stays, and a list made on the way is chosen the next time', async () => {
    const visit = await openPage({ language })
    server.overrideAnswer('post', `${lists}/:list/:product/:version`, () => HttpResponse.json({}, { status: 500 }))
    const panel = await openPanel(visit, language)
    await visit.shopper.type(panel.getByRole('textbox', { name: said.name }), 'Huis')
    await visit.shopper.click(panel.getByRole('button', { name: said.submit }))
    expect(await panel.findByRole('alert')).toHaveTextContent(said.onlyMade('Huis', pieceNames[language].chair))
    expect(panel.getByRole('radio', { name: 'Huis' })).toBeChecked()
    expect(onWishlist()).toHaveLength(2)
    await visit.shopper.click(panel.getByRole('button', { name: said.submit }))
    await waitFor(() => expect(panel.getByRole('alert')).toHaveTextContent(said.notMoved(pieceNames[language].chair)))
    server.server.resetHandlers()
    await visit.shopper.click(panel.getByRole('button', { name: said.submit }))
    await isAway(language)
    expect(madeLists()).toHaveLength(1)
    expect(listed()).toEqual([{ name: 'Huis', id: 100101, quantity: 1 }])
  })

  test('a list that could not be made is said, and its name stays', async () => {
    const visit = await openPage({ language, named: ['Mies'] })
    server.overrideAnswer('post', lists, () => HttpResponse.error())
    const panel = await openPanel(visit, language)
    await visit.shopper.click(panel.getByRole('radio', { name: said.another }))
    await visit.shopper.type(panel.getByRole('textbox', { name: said.name }), 'Huis')
    await visit.shopper.click(panel.getByRole('button', { name: said.submit }))
    expect(await panel.findByRole('alert')).toHaveTextContent(readCommonErrors(form[language]).network)
    expect(panel.getByRole('textbox', { name: said.name })).toHaveValue('Huis')
    expect(listed()).toEqual([])
  })
})

test('a name may be too long', async () => {
  const visit = await openPage({})
  await openPanel(visit)
  await visit.shopper.click(nameField())
  await visit.shopper.paste('x'.repeat(101))
  await send(visit)
  expect(nameField()).toHaveAccessibleDescription(nl.nameLong(100))
  expect(server.asked().filter((call) => call.startsWith(`POST /web${lists}`))).toEqual([])
})

test('closed with Escape the focus is back, and what was typed is there the next time', async () => {
  const visit = await openPage({})
  await openPanel(visit)
  await visit.shopper.type(nameField(), 'Huis')
  act(() => void pressEscape(screen.getByRole('dialog')))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(await opener()).toHaveFocus()
  await openPanel(visit)
  expect(nameField()).toHaveValue('Huis')
})

test.each(['a visitor', 'a customer whom the shop gives no gift lists'])('%s is not offered any', async (who) => {
  if (who === 'a visitor') {
    openWishlist(server, { wishes: [chair] })
  } else {
    server.overrideAnswer('get', '/v1/me', async ({ request }) => {
      const answer = (await (await server.shop(request)).json()) as { _links: Record<string, unknown> }
      delete answer._links['my_giftlists']
      return HttpResponse.json(answer)
    })
    await openPage({})
  }
  expect(await screen.findByText(pieceNames.nl.chair)).toBeVisible()
  expect(screen.queryByRole('button', { name: new RegExp(`^${nl.open}`) })).not.toBeInTheDocument()
})
