import { existsSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import { campaign } from '../../src/contract/catalogue'
import { type Language, languages } from '../../src/i18n/languages'
import type { HomeContent } from '../../src/pageTable/contents/home'
import type { CategoryContent } from '../../src/pageTable/contents/lists'
import { createPages } from '../../src/pageTable/pages/createPages'
import { giftlistPicture } from '../../src/pageTable/contents/giftlists'
import { shopMenu } from '../../src/pageTable/contents/menu'
import type { PageContext } from '../../src/pageTable/pageContext'
import { templateNames } from '../../src/pageTable/templates'
import { fakeCatalogue, fakePicture } from '../support/data/fakeCatalogue'
import { fakeShopApi } from '../support/data/fakeShopApi'
import { catalogueData as catalogue } from '../support/data/catalogueData'
import { openSeededSandbox } from '../support/sandbox/openSeededSandbox'

const origin = 'http://sandbox.localhost'

async function makePages(request: (request: Request) => Promise<Response>, limit = 0, hasRemotePictures = false) {
  const pages: { path: string; component: string; context: PageContext<unknown> }[] = []
  const createPage = (page: object) => void pages.push(page as (typeof pages)[number])
  const files = new Map<string, string>()
  const warnings: string[] = []
  await createPages({
    createPage,
    request,
    origin,
    limit,
    hasRemotePictures,
    writeFile: (name, text) => files.set(name, text),
    warn: (line) => warnings.push(line),
  })
  return Object.assign(pages, { files, warnings })
}

interface Shown {
  [field: string]: unknown
  name?: string
  frame?: string
}

/** The fields with pictures that a page does not show at once. */
const hiddenFields = ['category', 'brandAfterwards']

/** The pages of products show their scenes, and the 404 page has the rooms of the pages for which it stands in. */
const excludedTemplates = ['product', 'sku', '404']

/** All gift lists, and the preview of a new one, show the same photo of a room, which is not in their data. */
const giftlistTemplates = ['giftlist', 'giftlist-create']

function listRooms({ template, content, room }: PageContext<unknown>): string[] {
  if (excludedTemplates.includes(template)) return []
  const listPhotos = (value: unknown): string[] => {
    if (typeof value !== 'object' || value === null) return []
    const { name, frame } = value as Shown
    if (frame === 'room' && name) return [path.basename(name)]
    return Object.entries(value).flatMap(([field, part]) => (hiddenFields.includes(field) ? [] : listPhotos(part)))
  }
  return listPhotos([content, room, giftlistTemplates.includes(template) && giftlistPicture])
}

/** Each content page is a kind of its own. The pages for logging in count as the account. */
function findKind({ id, template }: PageContext<unknown>): string {
  if (template === 'content') return id
  if (template.startsWith('checkout-')) return 'checkout'
  return /^account-|^create-account$|^lost-password$/.test(template) ? 'account' : template
}

test('every template has a file', () => {
  expect(templateNames.filter((name) => !existsSync(`src/templates/${name}.tsx`))).toEqual([])
})

describe('the pages of the sandbox catalogue', () => {
  const sandbox = openSeededSandbox()
  let pages: Awaited<ReturnType<typeof makePages>>
  beforeAll(async () => {
    pages = await makePages(sandbox.answer)
  })
  afterAll(() => sandbox.close())

  const readDepartments = (language: Language) =>
    v.parse(shopMenu, JSON.parse(pages.files.get(`menu-${language}.json`) ?? '')).departments

  test('every title and breadcrumb has a text', () => {
    for (const { context } of pages) {
      expect([context.title, context.head.title, ...context.breadcrumbs.map(({ name }) => name)]).not.toContain('')
    }
  })

  test('every link leads to an existing page', () => {
    const paths = new Set(pages.map(({ path }) => path))
    const linked = (value: unknown): string[] => {
      if (value === null || typeof value !== 'object') return []
      const own = 'path' in value && typeof value.path === 'string' ? [value.path] : []
      return [...own, ...Object.values(value).flatMap(linked)]
    }
    const lost = pages.flatMap(({ context }) => linked(context)).filter((path) => !paths.has(path.split(/[?#]/)[0]!))
    expect([...new Set(lost)]).toEqual([])
  })

  test('no link of a text leads to what the catalogue lacks', () => {
    expect(pages.warnings).toEqual([])
  })

  test('every department has a sheet with existing pages and pictures', () => {
    const paths = new Set(pages.map(({ path }) => path))
    for (const language of languages) {
      const departments = readDepartments(language)
      const { navigation } = pages.find((page) => page.path === `/${language}`)!.context
      expect(departments.map(({ path }) => path)).toEqual(navigation.map(({ path }) => path))
      for (const { columns, picture, group } of departments) {
        expect(columns).toHaveLength(group ? 4 : 3)
        expect(columns.every(({ links }) => links.length > 0)).toBe(true)
        expect(columns.flatMap(({ links }) => links).filter(({ path }) => !paths.has(path))).toEqual([])
        expect(picture).not.toBeNull()
      }
    }
  })

  test('no room is on more than three kinds of page, except product pages (docs/look.md, "Photography")', () => {
    // No build has the page of a gift list.
    const kinds = new Map([[path.basename(giftlistPicture.name), new Set(['giftlist'])]])
    for (const { context } of pages) {
      for (const name of listRooms(context)) kinds.set(name, (kinds.get(name) ?? new Set()).add(findKind(context)))
    }
    expect(kinds.size).toBe(catalogue.scenes.length)
    expect([...kinds].filter(([, where]) => where.size > 3)).toEqual([])
  })

  test('no page shows a room twice', () => {
    const doubles = pages.flatMap(({ path, context }) => {
      const rooms = listRooms(context)
      return new Set(rooms).size < rooms.length ? [[path, rooms]] : []
    })
    expect(doubles).toEqual([])
  })

  test('every category is in a sheet, so that the menu leads to all of them', () => {
    for (const language of languages) {
      const columns = readDepartments(language).flatMap((department) => department.columns)
      const linked = columns.flatMap(({ links }) => links.map(({ path }) => path))
      const categories = pages.filter(({ context }) => context.id === 'category' && context.language === language)
      expect(categories.map(({ path }) => path).filter((path) => !linked.includes(path))).toEqual([])
    }
  })

  test('a limit of ten gives ten products in each language', async () => {
    const limited = await makePages(sandbox.answer, 10)
    expect(limited.filter(({ context }) => context.id === 'product')).toHaveLength(20)
  })
})

describe('with pictures that are not in static/pictures', () => {
  /** Returns a shop API in which every picture has this name. */
  const withPicture = (name: string) => {
    const rename = (_key: string, value: unknown) =>
      typeof value === 'object' && value !== null && 'frame' in value ? { ...value, name } : value
    const real: ReturnType<typeof fakeCatalogue> = JSON.parse(JSON.stringify(fakeCatalogue()), rename)
    return fakeShopApi(real).request
  }

  test('a page can show a picture by its absolute address', async () => {
    const address = 'https://cdn.example.com/room-{width}.jpg'
    const pages = await makePages(withPicture(address))
    expect(JSON.stringify(pages.filter(({ context }) => context.id === 'brand'))).toContain(address)
  })

  test('pages are built with names of any kind when the pictures of the shop API are on another host', async () => {
    await expect(makePages(withPicture('rooms/No_Such.jpg'), 0, true)).resolves.not.toHaveLength(0)
  })
})

test('a picture without renditions stops the build with the name of the picture and its page', async () => {
  const spoilt = fakeCatalogue()
  for (const each of [spoilt.nl, spoilt.en]) each.brands[0]!.picture = fakePicture('no-such-room')
  await expect(makePages(fakeShopApi(spoilt).request)).rejects.toThrow(
    /The page \/nl\S* shows the picture "no-such-room", which static\/pictures does not have/,
  )
})

test('a campaign without a row in the page table has no page, and the build names it', async () => {
  const opened = fakeCatalogue()
  const slugs = { nl: 'opening', en: 'opening' }
  for (const each of [opened.nl, opened.en]) {
    each.campaigns = [v.parse(campaign, { id: 'opening-sale', slugs, title: 'Opening' })]
  }
  const { warnings } = await makePages(fakeShopApi(opened).request, 0, true)
  expect(warnings).toContain(
    'data/pages.json has no row "opening-sale" with the template "campaign", so this campaign of the catalogue has no page and no link.',
  )
})

describe('with a catalogue that lacks what texts link to', () => {
  const lacking = fakeCatalogue()
  for (const each of [lacking.nl, lacking.en]) {
    each.categories.forEach(({ slugs }, index) => Object.assign(slugs, { nl: ['zitten', 'tafels'][index] ?? slugs.nl }))
  }

  test('stories with such a link are left out, and the title of the home page links to the brands', async () => {
    const pages = await makePages(fakeShopApi(lacking).request, 0, true)
    const paths = new Set(pages.map(({ path }) => path))
    const home = pages.find(({ path }) => path === '/nl')!.context.content as HomeContent
    expect(home.hero).toMatchObject({
      ...{ title: 'Meubelen voor lange avonden', link: { name: 'Merken', path: '/nl/merken' } },
    })
    expect(home.stories.map(({ title }) => title)).toEqual(['Een kast die met je meeverhuist'])
    expect(home.lowerSections.panels).toHaveLength(2)
    const stories = pages.flatMap(({ context }) => (context.content as Partial<CategoryContent> | null)?.story ?? [])
    expect(stories.filter((story) => 'link' in story && !paths.has(story.link.path))).toEqual([])
  })

  test('the build names the file, the line and the page', async () => {
    const { warnings } = await makePages(fakeShopApi(lacking).request, 0, true)
    expect(warnings).toContain(
      'data/content/nl/home.json:7: there is no page "/nl/producten/kaarre-loungestoel". The catalogue lacks it, so this link is left out.',
    )
  })
})
