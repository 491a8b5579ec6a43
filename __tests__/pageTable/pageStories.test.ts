import { readFileSync } from 'node:fs'
import path from 'node:path'
import { shopFolder } from '../../src/config/shopFolder'
import type { PageStory } from '../../src/pageTable/contents/links'
import { buildPageStory } from '../../src/pageTable/pages/buildPageStory'
import { createCatalogueIndex } from '../../src/pageTable/pages/catalogueIndex'
import { loadShopFiles } from '../support/data/loadShopFiles'
import { fakeCatalogue, fakePicture } from '../support/data/fakeCatalogue'

interface CatalogueFile {
  brands: { slug: string; picture: { file: string } }[]
  families: { slug: { nl: string } }[]
  campaigns: { id: string; picture: { file: string } }[]
}

const catalogueText = readFileSync(path.join(shopFolder, 'data/catalogue/catalogue.json'), 'utf8')
const catalogue = JSON.parse(catalogueText) as CatalogueFile
const { texts } = loadShopFiles()

describe('the stories of the shop', () => {
  test.each(['nl', 'en'] as const)('each campaign, brand and product family has a story in %s', (language) => {
    const { campaigns, brands, families } = texts[language].pageStories
    expect(Object.keys(campaigns)).toEqual(catalogue.campaigns.map(({ id }) => id))
    expect(Object.keys(brands)).toEqual(catalogue.brands.map(({ slug }) => slug))
    expect(Object.keys(families)).toEqual(catalogue.families.map(({ slug }) => slug.nl))
  })

  test('each story has pictures from the catalogue, which are the same in both languages', () => {
    const pictures = ({ pageStories }: (typeof texts)['nl']) =>
      Object.values(pageStories).flatMap((group) => Object.values(group).map(({ closeUp, room }) => [closeUp, room]))
    expect(pictures(texts.nl)).toEqual(pictures(texts.en))
    const unknown = pictures(texts.nl)
      .flat()
      .filter((name) => name !== undefined && !catalogueText.includes(`"file": "${name}.jpg"`))
    expect(unknown).toEqual([])
  })

  test('no brand page shows the same room twice', () => {
    const doubles = catalogue.brands.filter(
      ({ slug, picture }) => picture.file === `${texts.nl.pageStories.brands[slug]?.room}.jpg`,
    )
    expect(doubles).toEqual([])
  })
})

describe('the story of a page', () => {
  const catalogueIndex = createCatalogueIndex(fakeCatalogue().nl, 'nl')
  const build = (more: object) =>
    buildPageStory({ quote: 'Zo.', paragraphs: [], conditions: [], ...more }, fakePicture('main'), catalogueIndex)

  test.each<[string, object, Partial<PageStory>]>([
    [
      'the pictures of the catalogue',
      { closeUp: 'tove', room: 'room-dining' },
      { closeUp: fakePicture('tove'), room: fakePicture('room-dining') },
    ],
    ['no picture that the catalogue lacks', { closeUp: 'gone', room: 'gone' }, { closeUp: null, room: null }],
    ['not the main picture again', { closeUp: 'main', room: 'main' }, { closeUp: null, room: null }],
    ['no speaker when the shop itself speaks', {}, { by: null, closeUp: null }],
  ])('the story of a page has %s', (_, more, expected) => {
    expect(build(more)).toMatchObject(expected)
  })

  test('a page without texts has no story', () => {
    expect(buildPageStory(undefined, null, catalogueIndex)).toBeNull()
  })
})
