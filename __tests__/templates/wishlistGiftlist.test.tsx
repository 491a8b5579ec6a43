import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { HttpResponse } from 'msw'
import { identity as identityEn } from '../../src/i18n/en/identity'
import { wishlist as wordsEn } from '../../src/i18n/en/wishlist'
import type { Language } from '../../src/i18n/languages'
import { identity as identityNl } from '../../src/i18n/nl/identity'
import { wishlist as wordsNl } from '../../src/i18n/nl/wishlist'
import AccountWishlistTemplate from '../../src/templates/account-wishlist'
import { pressEscape } from '../support/modalDialog'
import { accountDetails, register } from '../support/registered'
import { templateElement } from '../support/renderTemplate'
import { Shopper } from '../support/sandboxShopper'
import { shopOnRequest } from '../support/shopOnRequest'
import { startShopServer } from '../support/shopServer'
// What comes late, read ahead: a test waits for the page, not for the compiler.
import '../../src/i18n/en/account'
import '../../src/i18n/nl/account'
import '../../src/templates/parts/WholeWishlist'
import '../../src/state/ShopProvider'
import '../../src/state/wishlist/accountWishes'

const server = startShopServer()
const both = ['nl', 'en'] as const
const words = { nl: wordsNl, en: wordsEn }
const form = { nl: identityNl.form, en: identityEn.form }
const { giftlist: nl } = wordsNl
const chair = { id_product: 1001, id_product_attribute: 100101 }
const bench = { id_product: 1003, id_product_attribute: 100301 }
const names = { nl: 'Tove eetkamerstoel', en: 'Tove dining chair' }
const lists = '/v1/my/giftlists'
const mies = { name: 'Mies', name_parents: '', welcome_message: '', gender: null, published: false }

/** The page in a browser that may hold a session, or what a visitor has kept. */
function show(language: Language = 'nl') {
  window.history.replaceState(null, '', `/${language}/wishlist`)
  const shop = shopOnRequest(language)
  render(templateElement(AccountWishlistTemplate, null, { language, template: 'account-wishlist' }))
  return { shop, shopper: userEvent.setup() }
}

/** A customer with these on the wishlist, and gift lists of these names, opens the page. */
async function openPage({ wishes = [chair, bench] as object[], named = [] as string[], language = 'nl' as Language }) {
  const customer = new Shopper(server.sandbox)
  const { session } = await register(customer)
  await customer.send('POST', '/v1/my/wishlist/items', { items: wishes })
  for (const name of named) await customer.send('POST', lists, { ...mies, name })
  window.localStorage.setItem('upnorth.session', session.token)
  const visit = show(language)
  await waitFor(() => expect(visit.shop.getState().wishlist.told).not.toBeNull())
  return visit
}
type Shopping = ReturnType<typeof show>

async function opener(language: Language = 'nl') {
  // Looking for words is quick, looking for roles in a whole page is not: that waits until there is something to find.
  await screen.findByText(names[language])
  return screen.getByRole('button', { name: new RegExp(`^${words[language].giftlist.open}: ${names[language]}`) })
}
/** The panel of the chair, with the lists in it. */
async function openPanel({ shopper }: Shopping, language: Language = 'nl') {
  await shopper.click(await opener(language))
  const panel = within(screen.getByRole('dialog'))
  await panel.findByRole('button', { name: words[language].giftlist.submit })
  return panel
}
const nameField = () => screen.getByRole('textbox', { name: nl.name })
const send = ({ shopper }: Shopping) => shopper.click(screen.getByRole('button', { name: nl.submit }))
const isAway = (language: Language = 'nl') =>
  waitFor(() => expect(screen.queryByRole('link', { name: names[language] })).not.toBeInTheDocument())
const isHere = () => expect(screen.getByRole('link', { name: names.nl, hidden: true })).toBeInTheDocument()

const all = (sql: string) => server.sandbox.database.all(sql)
const madeLists = () => all('SELECT name, published FROM giftlist ORDER BY id_giftlist')
const listed = () =>
  all('SELECT name, id_product_attribute AS id, quantity FROM giftlist_product JOIN giftlist USING (id_giftlist)')
const onWishlist = () => all('SELECT id_product_attribute AS id FROM wish ORDER BY id')
/** The shop does it, and its answer gets lost. */
const loseAnswer = (path: string) =>
  server.overrideAnswer('post', path, async ({ request }) => {
    await server.shop(request.clone())
    return HttpResponse.error()
  })

describe.each(both)('in %s', (language) => {
  const said = words[language].giftlist

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
    expect(screen.getAllByText(said.moved(names[language], 'Huis'))[0]).toBeInTheDocument()
    expect(screen.getByText(words[language].count(1))).toHaveFocus()
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
    const empty = await screen.findByText(words[language].empty)
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
    expect(await panel.findByRole('alert')).toHaveTextContent(said.onlyMade('Huis', names[language]))
    expect(panel.getByRole('radio', { name: 'Huis' })).toBeChecked()
    expect(onWishlist()).toHaveLength(2)
    await visit.shopper.click(panel.getByRole('button', { name: said.submit }))
    await waitFor(() => expect(panel.getByRole('alert')).toHaveTextContent(said.notMoved(names[language])))
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
    expect(await panel.findByRole('alert')).toHaveTextContent(form[language].network)
    expect(panel.getByRole('textbox', { name: said.name })).toHaveValue('Huis')
    expect(listed()).toEqual([])
  })
})

describe('answers that get lost', () => {
  test('of a new list: tried again it is the same list', async () => {
    const visit = await openPage({})
    loseAnswer(lists)
    await openPanel(visit)
    await visit.shopper.type(nameField(), 'Huis')
    await send(visit)
    expect(await screen.findByRole('alert')).toBeInTheDocument()
    server.server.resetHandlers()
    await send(visit)
    await isAway()
    expect(madeLists()).toEqual([{ name: 'Huis', published: 0 }])
    expect(server.asked().filter((call) => call === `POST /web${lists}`)).toHaveLength(1)
  })

  test('of the piece: tried again it stands there once', async () => {
    const visit = await openPage({ named: ['Mies'] })
    loseAnswer(`${lists}/:list/:product/:version`)
    await openPanel(visit)
    await send(visit)
    expect(await screen.findByRole('alert')).toHaveTextContent(nl.notMoved(names.nl))
    isHere()
    server.server.resetHandlers()
    await send(visit)
    await isAway()
    expect(listed()).toEqual([{ name: 'Mies', id: 100101, quantity: 1 }])
  })

  test('two taps are one', async () => {
    const visit = await openPage({})
    await openPanel(visit)
    await visit.shopper.type(nameField(), 'Huis')
    await visit.shopper.dblClick(screen.getByRole('button', { name: nl.submit }))
    await isAway()
    expect(madeLists()).toHaveLength(1)
    expect(server.asked().filter((call) => /^POST .*giftlists\/\d/.test(call))).toHaveLength(1)
  })
})

test('a piece that did not leave the wishlist is on both, which is said', async () => {
  const visit = await openPage({ named: ['Mies'] })
  server.overrideAnswer('delete', '/v1/my/wishlist/items/:id', () => HttpResponse.error())
  await openPanel(visit)
  await send(visit)
  expect(await screen.findByText(nl.onBoth(names.nl, 'Mies'))).toBeVisible()
  expect(screen.queryByText(nl.moved(names.nl, 'Mies'))).not.toBeInTheDocument()
  isHere()
})

test('lists that do not come can be asked for again', async () => {
  const visit = await openPage({ named: ['Mies'] })
  server.overrideAnswer('get', lists, () => HttpResponse.json({ giftlists: 3 }))
  await visit.shopper.click(await opener())
  expect(await screen.findByRole('alert')).toHaveTextContent(nl.failed)
  server.server.resetHandlers()
  await visit.shopper.click(screen.getByRole('button', { name: wordsNl.retry }))
  expect(await screen.findByRole('radio', { name: 'Mies' })).toBeChecked()
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

test('what fails after the panel was closed is said on the page', async () => {
  const visit = await openPage({ named: ['Mies'] })
  let fail = () => {}
  server.overrideAnswer('post', `${lists}/:list/:product/:version`, async () => {
    await new Promise<void>((resolve) => (fail = resolve))
    return HttpResponse.error()
  })
  await openPanel(visit)
  await send(visit)
  act(() => void pressEscape(screen.getByRole('dialog')))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await waitFor(() => expect(server.asked().at(-1)).toMatch(/^POST .*giftlists/))
  fail()
  expect(await screen.findByRole('alert')).toHaveTextContent(nl.notMoved(names.nl))
})

test('whose session has ended logs in again in the page, and goes on with what was typed', async () => {
  const visit = await openPage({})
  await openPanel(visit)
  await visit.shopper.type(nameField(), 'Huis')
  server.sandbox.database.run('DELETE FROM session')
  await send(visit)
  const password = await screen.findByLabelText(/^Wachtwoord/)
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await visit.shopper.type(password, `${accountDetails.password}{Enter}`)
  expect(await screen.findByRole('textbox', { name: nl.name })).toHaveValue('Huis')
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  await send(visit)
  await isAway()
  expect(listed()).toEqual([{ name: 'Huis', id: 100101, quantity: 1 }])
})

test.each(['a visitor', 'a customer whom the shop gives no gift lists'])('%s is not offered any', async (who) => {
  if (who === 'a visitor') {
    window.localStorage.setItem('upnorth.wishlist', JSON.stringify([chair]))
    show()
  } else {
    server.overrideAnswer('get', '/v1/me', async ({ request }) => {
      const answer = (await (await server.shop(request)).json()) as { _links: Record<string, unknown> }
      delete answer._links['my_giftlists']
      return HttpResponse.json(answer)
    })
    await openPage({})
  }
  expect(await screen.findByText(names.nl)).toBeVisible()
  expect(screen.queryByRole('button', { name: new RegExp(`^${nl.open}`) })).not.toBeInTheDocument()
})
