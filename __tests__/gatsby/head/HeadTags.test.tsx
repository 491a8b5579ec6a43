import { render, waitFor } from '@testing-library/react'
import { HeadTags } from '../../../src/gatsby/head/HeadTags'
import { ClientHead } from '../../../src/gatsby/head/ClientHead'
import type { Head } from '../../../src/pageTable/pageContext'
import { framePage } from '../../support/pages/layoutPage'

const page = (head: Partial<Head> = {}) =>
  framePage('nl', { head: { title: 'Merken | Shop', canonical: '/nl/merken', ...head } })
const site = 'http://localhost:9000'

/** Returns the tags that search engines read, including duplicates. */
const tags = () =>
  [...document.head.querySelectorAll('meta, link')].map((tag) =>
    ['name', 'content', 'rel', 'hreflang', 'href'].flatMap((name) => tag.getAttribute(name) ?? []).join(' '),
  )

const always = [
  `canonical ${site}/nl/merken`,
  `alternate nl ${site}/nl/merken`,
  `alternate en ${site}/en/brands`,
  `alternate x-default ${site}/nl/merken`,
]

beforeEach(() => {
  document.head.innerHTML = ''
  document.title = ''
})

test('the head has the title, language, canonical URL and alternates in each language', async () => {
  render(<HeadTags page={page()} />)
  await waitFor(() => expect(document.title).toBe('Merken | Shop'))
  expect(document.documentElement).toHaveAttribute('lang', 'nl')
  expect(tags()).toEqual(always)
})

test('the head of an English page names the Dutch page for visitors with another language', async () => {
  const english = framePage('en', { head: { title: 'Brands | Shop', canonical: '/en/brands' } })
  render(<HeadTags page={english} />)
  await waitFor(() => expect(document.title).toBe('Brands | Shop'))
  expect(document.documentElement).toHaveAttribute('lang', 'en')
  expect(tags()).toEqual([`canonical ${site}/en/brands`, ...always.slice(1)])
})

test('optional tags are added only if given, and a page can be marked as noindex', async () => {
  render(<HeadTags page={page({ description: 'Acht makers', keywords: 'merken', noindex: true })} />)
  await waitFor(() =>
    expect(tags()).toEqual(
      expect.arrayContaining(['description Acht makers', 'keywords merken', 'robots noindex', ...always]),
    ),
  )
})

describe('the head in the browser', () => {
  const html = `<title>Merken | Shop</title><meta name="viewport" content="width=device-width">
    <meta name="description" content="Acht makers"><meta name="robots" content="noindex">
    <link rel="canonical" href="${site}/nl/merken"><link rel="alternate" hreflang="nl" href="${site}/nl/merken">
    <link rel="preload" href="/fonts/sans.woff2"><meta property="og:title" content="Merken"><meta name="twitter:card" content="x">
    <script type="application/ld+json">{}</script>`
  const first = page({ description: 'Acht makers', noindex: true })

  beforeEach(() => {
    document.head.innerHTML = html
  })

  test('the head of the first page stays as it is in its HTML', async () => {
    const { rerender } = render(<ClientHead page={first} />)
    rerender(<ClientHead page={first} />)
    expect(document.head.innerHTML).toBe(html)
  })

  test('the next page replaces the title first and then every tag, without duplicates or leftovers', async () => {
    const { rerender } = render(<ClientHead page={first} />)
    rerender(<ClientHead page={page({ title: 'Nieuw | Shop', canonical: '/nl/nieuw' })} />)
    expect(document.title).toBe('Nieuw | Shop')
    await waitFor(() => expect(tags()).toContain(`canonical ${site}/nl/nieuw`))
    expect(tags().sort()).toEqual(
      [
        'viewport width=device-width',
        'preload /fonts/sans.woff2',
        `canonical ${site}/nl/nieuw`,
        ...always.filter((tag) => tag.startsWith('alternate')),
      ].sort(),
    )

    expect(document.head.querySelector('script, meta[property]')).toBeNull()

    rerender(<ClientHead page={first} />)
    await waitFor(() => expect(document.title).toBe('Merken | Shop'))
    expect(tags()).toEqual(expect.arrayContaining(['description Acht makers', 'robots noindex']))
    expect(tags().filter((tag) => tag.startsWith('canonical'))).toEqual([`canonical ${site}/nl/merken`])
  })
})
