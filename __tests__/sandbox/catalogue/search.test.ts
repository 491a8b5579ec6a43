import { productList, suggestions } from '../../../src/contract/productList'
import { Shopper } from '../../support/sandbox/Shopper'
import { openSeededSandbox } from '../../support/sandbox/openSeededSandbox'

const sandbox = openSeededSandbox()
const dutch = new Shopper(sandbox)
const english = new Shopper(sandbox)
english.headers['Lang'] = '2'
afterAll(() => sandbox.close())

const fetchProducts = (shopper: Shopper, q: string) =>
  shopper.call(productList, 'GET', `/v1/products?${new URLSearchParams({ q, limit: '100' })}`)
const fetchSuggestions = (shopper: Shopper, q: string) =>
  shopper.call(suggestions, 'GET', `/v1/suggestions?${new URLSearchParams({ q })}`)
const listNames = ({ _embedded }: { _embedded: { products: { name: string }[] } }) =>
  _embedded.products.map((product) => product.name)

describe('the search for products', () => {
  test.each([
    ['a name', 'tove', 'Tove eetkamerstoel'],
    ['the end of a compound', 'stoel', 'Tove eetkamerstoel'],
    ['the start of a compound', 'eetk', 'Tove eetkamerstoel'],
    ['a compound typed as two words', 'eetkamer stoel', 'Tove eetkamerstoel'],
    ['a plural by its singular', 'vaas', 'Rille vaas'],
    ['an adjective in another form', 'zwarte stoel', 'Spile stoel'],
    ['a word without its accent', 'plisse', 'Plissé tafellamp'],
    ['å as a', 'mane', 'Måne hanglamp'],
    ['another word of customers', 'boekenkast', 'Leden set L, wandmeubel'],
    ['a brand', 'skumring', 'Kuppel hanglamp'],
    ['a designer', 'lehtovaara', 'Kaarre loungestoel'],
    ['a material', 'steengoed', 'Rille vaas'],
    ['a colour', 'groen', 'Brygge tuinstoel'],
    ['a colour that the shop calls otherwise', 'rode', 'Spile stoel'],
    ['a wood', 'eikenhouten tafel', 'Lang eettafel'],
    ['a size', '180x92', 'Lang eettafel'],
    ['stop words between others', 'een lamp van papier', 'Ris ovale papieren lamp'],
    ['an article number', 'HAV-TOVECHAIR-01', 'Tove eetkamerstoel'],
    ['an article number in another spelling', 'hav tovechair 01', 'Tove eetkamerstoel'],
    ['an EAN', '2900001001014', 'Tove eetkamerstoel'],
  ])('the search finds %s, such as "%s"', async (_, q, name) => {
    const answer = await fetchProducts(dutch, q)
    expect(listNames(answer)).toContain(name)
    expect(answer.searched).toMatchObject({ words: q, corrected: null })
  })

  test.each([
    ['dining chair', 'Tove dining chair'],
    ['shelf', 'Leden shelf'],
    ['walnut', 'Tove dining chair'],
  ])('the search for "%s" in English finds %s', async (q, name) => {
    expect(listNames(await fetchProducts(english, q))).toContain(name)
  })

  test('a search does not find words of the other language', async () => {
    expect((await fetchProducts(english, 'eetkamerstoel')).total).toBe(0)
    expect((await fetchProducts(dutch, 'armchair')).total).toBe(0)
  })

  test.each([
    ['stoelne', 'stoelen', 'Tove eetkamerstoel'],
    ['hanglm', 'hanglamp', 'Kuppel hanglamp'],
    ['zwarte hanglmap', 'zwarte hanglamp', 'Kuppel hanglamp'],
    ['etagrée', 'étagère', 'Leden set L, wandmeubel'],
  ])('the search corrects "%s" to "%s"', async (q, corrected, name) => {
    const answer = await fetchProducts(dutch, q)
    expect(answer.searched).toMatchObject({ words: q, corrected })
    expect(listNames(answer)).toContain(name)
  })

  test.each([
    ['roze', dutch],
    ['gift', english],
  ])('the search does not replace "%s", a word of the language', async (q, shopper) => {
    expect(await fetchProducts(shopper, q)).toMatchObject({ total: 0, searched: { words: q, corrected: null } })
  })

  test('matches in names rank before all others, and matches in categories before those in descriptions', async () => {
    expect(listNames(await fetchProducts(dutch, 'tafel'))[0]).toMatch(/tafel$/)
    expect(listNames(await fetchProducts(dutch, 'lamp')).slice(0, 8)).toEqual(
      Array(8).fill(expect.stringMatching(/lamp/)),
    )
    expect(listNames(await fetchProducts(dutch, 'måne'))[0]).toBe('Måne hanglamp')
  })

  test('a search for an EAN finds only that product', async () => {
    expect((await fetchProducts(dutch, ' 2900001001014 ')).total).toBe(1)
  })
})

test.each([
  '"',
  '*',
  '"" OR 1',
  'stoel"',
  'NEAR(stoel lamp)',
  'name:stoel',
  '-stoel',
  '^stoel',
  'a AND',
  '(((',
  "';--",
  '🪑',
  '%',
])('the search treats "%s" as text and not as database syntax', async (q) => {
  expect((await fetchProducts(dutch, q)).searched?.words).toBe(q)
  expect((await fetchSuggestions(dutch, `${q}  .`)).q).toBe(`${q}  .`)
})

test('a search for spaces finds nothing, and a search for more than 100 characters is refused', async () => {
  expect((await fetchProducts(dutch, '  ')).total).toBe(0)
  const q = 'x'.repeat(101)
  expect(await dutch.invalidField('GET', `/v1/products?q=${q}`)).toBe('q')
  expect(await dutch.invalidField('GET', `/v1/suggestions?q=${q}`)).toBe('q')
})

describe('search suggestions', () => {
  test('suggestions contain products, categories with their parents, brands and families', async () => {
    const { found, corrected, _embedded } = await fetchSuggestions(dutch, 'st')
    expect([found, corrected]).toEqual([true, null])
    expect(_embedded.products).toHaveLength(5)
    expect(_embedded.brands).toEqual([{ slug: 'stegmark', name: 'Stegmark' }])
    const [chairs] = (await fetchSuggestions(dutch, 'eetkamerst'))._embedded.categories
    expect(chairs).toMatchObject({ id_category: 11, name: 'Eetkamerstoelen' })
    expect(chairs?.line.map(({ nl }) => nl)).toEqual(['zitten', 'eetkamerstoelen'])
    const tove = (await fetchSuggestions(dutch, 'tov'))._embedded.families
    expect(tove).toEqual([{ id_family: 100, name: 'Tove', brand: 'havrelund', slugs: { nl: 'tove', en: 'tove' } }])
  })

  test('suggestions complete a partially typed word', async () => {
    const { _embedded } = await fetchSuggestions(dutch, 'lamp')
    expect(_embedded.families.map(({ name }) => name)).toContain('Lampi')
    expect(_embedded.categories.map(({ name }) => name).sort()).toEqual(['Hanglampen', 'Tafellampen', 'Vloerlampen'])
  })

  test('suggestions correct a misspelt word', async () => {
    expect(await fetchSuggestions(dutch, 'hanglmap')).toMatchObject({ found: true, corrected: 'hanglamp' })
    expect((await fetchSuggestions(english, 'chiar')).corrected).toBe('chair')
  })

  test('suggestions for an article number contain only that product', async () => {
    expect(listNames(await fetchSuggestions(dutch, 'HAV-TOVECHAIR-01'))).toEqual(['Tove eetkamerstoel'])
  })

  test('suggestions without a match list the departments', async () => {
    const { found, _embedded } = await fetchSuggestions(dutch, 'xqzzyq')
    expect(found).toBe(false)
    expect(_embedded.products).toEqual([])
    expect(_embedded.categories.map(({ name }) => name)).toEqual(
      'Zitten Tafels Opbergen Slapen Verlichting Tafelen Textiel Decoratie Buiten'.split(' '),
    )
  })

  test.each(['', 'q=', 'q=a', 'q=%20a%20'])('suggestions for the query "%s" are refused', async (query) => {
    expect(await dutch.refused('GET', `/v1/suggestions?${query}`)).toMatchObject({ type: 'invalid' })
  })
})
