import shopDetails from '../../../data/shop.json'
import { render, waitFor } from '@testing-library/react'
import { StaticHead } from '../../../src/gatsby/head/StaticHead'
import { describeSharePicture } from '../../../src/gatsby/head/describeSharePicture'
import type { PageContext } from '../../../src/pageTable/pageContext'
import { framePage } from '../../support/pages/layoutPage'
import { kaarre, room } from '../../support/data/catalogueFixtures'

const site = 'http://localhost:9000'

/** Returns the content of the static share tags by property. */
async function renderTags(changes: Partial<PageContext<unknown>>) {
  document.head.innerHTML = ''
  render(<StaticHead page={framePage('nl', { template: 'content', ...changes })} />)
  await waitFor(() => expect(document.head.querySelector('link[rel=canonical]')).not.toBeNull())
  const tags = [...document.head.querySelectorAll('meta[property], meta[name="twitter:card"]')]
  return Object.fromEntries(
    tags.map((tag) => [tag.getAttribute('property') ?? tag.getAttribute('name'), tag.getAttribute('content')]),
  )
}

const head = { title: 'Merken | Shop', canonical: '/nl/merken', description: 'Acht makers' }

test('a page is shared with its title, picture and language', async () => {
  expect(await renderTags({ head: { ...head, picture: room('room-dining') } })).toEqual({
    'og:site_name': shopDetails.name,
    'og:type': 'website',
    'og:title': 'Merken | Shop',
    'og:description': 'Acht makers',
    'og:url': `${site}/nl/merken`,
    'og:image': `${site}/pictures/room-dining-1200.webp`,
    'og:image:width': '1200',
    'og:image:height': '750',
    'og:image:alt': 'Foto van room-dining',
    'og:locale': 'nl_BE',
    'twitter:card': 'summary_large_image',
  })
})

test('a product is shared with the price of the selected variant, or else its lowest price', async () => {
  const [, version] = kaarre.combinations
  const product = { ...kaarre, price: { amount: 1290, regular: null, lowest_30_days: null } }
  product.combinations = kaarre.combinations.map((each) =>
    each === version ? { ...each, price: { ...each.price, amount: 1349.5 } } : each,
  )
  const content = (id_sku: number | null) => ({ product, id_sku, brand: { name: 'Hiljaa', path: '/nl/merken/hiljaa' } })
  const price = async (id_sku: number | null) => {
    const tags = await renderTags({ template: 'product', content: content(id_sku) })
    return [tags['og:type'], tags['product:price:amount'], tags['product:price:currency']]
  }
  expect(await price(null)).toEqual(['product', '1290.00', 'EUR'])
  expect(await price(version!.id_sku)).toEqual(['product', '1349.50', 'EUR'])
})

test('a noindex page has no share tags', async () => {
  expect(await renderTags({ head: { ...head, noindex: true } })).toEqual({})
})

test('a page without a picture is shared with a general one', () => {
  const { address } = describeSharePicture(undefined)
  expect(address).toBe(`${site}/pictures/${shopDetails.pictures.shared}-1200.webp`)
})
