import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { gallery as galleryEn } from '../../src/i18n/en/gallery'
import { gallery } from '../../src/i18n/nl/gallery'
import { loadCountries } from '../../src/store/checkout/loadCountries'
import { withCart } from '../support/sandbox/storeVisitor'
import { visitProduct } from '../support/shopping/visitProduct'
import { startSandboxServer } from '../support/sandbox/startSandboxServer'

/** The product Spile is not reduced and has a large stock. */
const spileId = 1004
const server = startSandboxServer()
const messages = { nl: gallery, en: galleryEn }
const runSql = (statement: string, ...values: (string | number)[]) => server.sandbox.database.run(statement, ...values)

describe('a product page after the store has started', () => {
  test.each([
    ['nl', '€ 289', '€ 199', 'Was € 269', 'Laagste prijs vorige 30 dagen: € 269', 'Nog 2 op voorraad'],
    ['en', '€289', '€199', 'Was €269', 'Lowest price of the past 30 days: €269', '2 left in stock'],
  ] as const)(
    'the page shows the current price and stock, in %s',
    async (language, builtPrice, newPrice, was, lowest, stock) => {
      const page = await visitProduct(server, spileId, language)
      expect(page.readText()).toContain(builtPrice)
      runSql(
        'UPDATE combination SET price_cents = 19900, regular_cents = 28900, lowest_cents = 26900, stock = 2 WHERE id_product = ?',
        spileId,
      )
      await page.openServices()
      await waitFor(() => expect(page.readText()).toContain(newPrice))
      for (const shownText of [was, lowest, stock]) expect(page.readText()).toContain(shownText)
    },
  )

  test('the selected variant stays selected, and the quantity is limited to the current stock', async () => {
    const page = await visitProduct(server, spileId)
    const otherOption = screen.getAllByRole('radio')[1]!
    await page.shopper.click(otherOption)
    await page.shopper.click(screen.getByRole('button', { name: 'Eén meer' }))
    await page.shopper.click(screen.getByRole('button', { name: 'Eén meer' }))
    runSql('UPDATE combination SET stock = 2, price_cents = 30100 WHERE id_product = ?', spileId)
    await page.openServices()
    await waitFor(() => expect(page.readText()).toContain('€ 301'))
    expect(screen.getAllByRole('radio')[1]).toBeChecked()
    expect(screen.getByRole('textbox', { name: 'Aantal' })).toHaveValue('2')
    expect(screen.getByText('Er zijn er nog 2')).toBeVisible()
  })

  test('the page does not change while a finger is on the screen', async () => {
    const page = await visitProduct(server, spileId)
    const { asked, answer } = server.holdAnswer('get', '/v1/product')
    runSql('UPDATE combination SET stock = 0 WHERE id_product = ?', spileId)
    await page.openServices()
    await asked
    fireEvent.pointerDown(page.getAddButton())
    answer()
    // A later request is complete, so the response to the first one has been handled too.
    await act(async () => void (await page.store.dispatch(loadCountries())))
    expect(page.getAddButton()).toBeEnabled()
    fireEvent.pointerUp(page.getAddButton())
    expect(await screen.findByText('Deze uitvoering is nu uitverkocht.')).toBeVisible()
  })

  test('a variant that proves to be sold out is sold out on the page once its panel has closed', async () => {
    const page = await visitProduct(server, spileId)
    await page.openServices()
    await waitFor(() => expect(server.asked().some((call) => call.includes('/v1/product?'))).toBe(true))
    runSql('UPDATE combination SET stock = 0 WHERE id_product = ?', spileId)
    await page.shopper.click(page.getAddButton())
    const panel = await screen.findByRole('dialog')
    await page.shopper.click(within(panel).getByRole('button', { name: 'Sluiten' }))
    expect(await screen.findByText('Deze uitvoering is nu uitverkocht.')).toBeVisible()
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  })

  test.each([
    ['a network error', () => HttpResponse.error()],
    ['a server error', () => HttpResponse.json({ type: 'error' }, { status: 500 })],
    ['a response of another shape', () => HttpResponse.json({ id_product: 'x' })],
    ['an unknown product', () => HttpResponse.json({ type: 'not_found' }, { status: 404 })],
  ])('%s does not change the page', async (_name, answer) => {
    const page = await visitProduct(server, spileId)
    const formerText = page.readText()
    server.overrideAnswer('get', '/v1/product', answer)
    await page.openServices()
    await waitFor(() => expect(server.asked().some((call) => call.includes('/v1/product?'))).toBe(true))
    await act(async () => {})
    expect(page.readText()).toBe(formerText)
    expect(page.getAddButton()).toBeEnabled()
  })
})

describe('a page of a product that is no longer sold', () => {
  test('the page is replaced by a message with links to the family and the brand', async () => {
    const language = 'en'
    const page = await visitProduct(server, spileId, language)
    runSql('UPDATE product SET active = 0 WHERE id_product = ?', spileId)
    await page.openServices()
    const heading = await screen.findByRole('heading', {
      level: 1,
      name: messages[language].gone.title(page.builtProduct.name),
    })
    expect(heading).toHaveFocus()
    expect(screen.getByRole('link', { name: messages[language].gone.family('Familie') })).toHaveAttribute(
      'href',
      `/${language}/family`,
    )
    expect(screen.getByRole('link', { name: messages[language].gone.brand('Havrelund') })).toBeVisible()
    expect(screen.queryByRole('button', { name: /winkelmandje|basket/ })).not.toBeInTheDocument()
  })
})

describe('the delivery country', () => {
  test.each([
    ['nl', 8, 'Bij jou, Frankrijk'],
    ['en', 13, 'With you, Netherlands'],
  ] as const)(
    'the page shows the country of the cart once it is known, in %s',
    async (language, id_country, arrival) => {
      await withCart(server)
      runSql('UPDATE cart SET id_country = ?', id_country)
      const page = await visitProduct(server, spileId, language)
      expect(page.readText()).toContain(language === 'nl' ? 'Bij jou, België' : 'With you, Belgium')
      await page.openServices()
      await waitFor(() => expect(page.readText()).toContain(arrival))
    },
  )

  test('the delivery time includes the extra working days of the country', async () => {
    await withCart(server)
    runSql('UPDATE cart SET id_country = 8')
    runSql('UPDATE country SET extra_days = 3 WHERE id_country = 8')
    const page = await visitProduct(server, spileId)
    expect(page.readText()).toContain('over 1 tot 3 werkdagen')
    await page.openServices()
    await waitFor(() => expect(page.readText()).toContain('over 4 tot 6 werkdagen'))
  })
})
