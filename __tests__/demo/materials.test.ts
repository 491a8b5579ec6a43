import { readFileSync } from 'node:fs'

interface Text {
  nl: string
  en: string
}
interface Product {
  key: string
  materials: Text
  care: Text
  combinations: { attributes: { group: string; key: string }[] }[]
}
interface Material {
  key: string
  name: Text
  attributes?: string[]
  products: string[]
}

const read = <Data>(name: string): Data => JSON.parse(readFileSync(`data/catalogue/${name}`, 'utf8')) as Data
const { products } = read<{ products: Product[] }>('catalogue.json')
const { materials } = read<{ materials: Material[] }>('facets.json')

/** The patterns of materials whose name alone would miss their mention or match another word. */
const patterns: Record<keyof Text, Record<string, RegExp>> = {
  nl: { steel: /staa?l(en)?\b/, wool: /\bwol(len)?\b|scheerwol/, glass: /glas/, paper: /washipapier/ },
  en: { ash: /\bash\b/, paper: /washi paper/, 'paper-cord': /paper[- ]cord/ },
}

describe.each(['nl', 'en'] as const)('in %s', (language) => {
  test.each(materials.map((material) => [material.key, material] as const))(
    'the products that lists find by %s are those whose text names it',
    (key, { name, products: listed }) => {
      const pattern = patterns[language][key] ?? new RegExp(name[language].toLowerCase())
      const named = products.filter((each) => pattern.test(each.materials[language].toLowerCase()))
      expect(named.map((each) => each.key)).toEqual(
        products.map((each) => each.key).filter((each) => listed.includes(each)),
      )
    },
  )

  test.each([
    [/houtolie|wood oil/i, /eik|walnoot|oak|walnut/i],
    [/teak/i, /teak/i],
    [/papierkoord|paper cord/i, /papierkoord|paper-cord/i],
    [/vaatwasser|dishwasher/i, /steengoed|stoneware/i],
    [/chemisch|dry cleaning/i, /wol|wool/i],
    [/°C met gelijke kleuren|°C with like colours/i, /linnen|linen/i],
    [/onderstel|the base/i, /stalen onderstel|steel base/i],
    [/glas|glass/i, /glas|glass/i],
    [/wijzerplaat|dial/i, /wijzerplaat|dial/i],
  ])('care that says %s is for products whose materials match %s', (care, material) => {
    const cared = products.filter((each) => care.test(each.care[language]))
    expect(cared).not.toEqual([])
    expect(cared.filter((each) => !material.test(each.materials[language])).map(({ key }) => key)).toEqual([])
  })
})

test('every option of a material belongs to a product that lists find by it', () => {
  const missing = materials.flatMap(({ key, attributes = [], products: listed }) =>
    products
      .filter(({ combinations }) =>
        combinations.some((each) =>
          each.attributes.some((option) => attributes.includes(`${option.group}/${option.key}`)),
        ),
      )
      .filter((each) => !listed.includes(each.key))
      .map((each) => `${each.key} comes in ${key}`),
  )
  expect(missing).toEqual([])
})
