import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { builtFolder } from '../../src/gatsby/build/builtSite'
import { expectedPages } from './expectedPages'

const pages = expectedPages.map(({ id, path: own }) => ({
  id,
  path: own,
  html: readFileSync(path.join(builtFolder, own, 'index.html'), 'utf8').replace(/<(script|style)\b[^]*?<\/\1>/g, ''),
}))

interface Picture {
  tag: string
  /** The `source` tag before the `img` tag, or an empty string. */
  source: string
}

const listPictures = (html: string): Picture[] =>
  [...html.matchAll(/(<source\b[^>]*>)?<img\b[^>]*>/g)].map(([found, source = '']) => ({
    tag: found.slice(source.length),
    source,
  }))

const readAttribute = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]

/** Returns a line for each picture for which `hasProblem` returns true. */
const findProblems = (hasProblem: (picture: Picture) => boolean) =>
  pages.flatMap(({ path: own, html }) =>
    listPictures(html)
      .filter(hasProblem)
      .map(({ tag }) => `${own}: ${tag}`),
  )

test('every picture declares its size, so that the page does not shift when it loads', () => {
  expect(findProblems(({ tag }) => !/\swidth="\d+"/.test(tag) || !/\sheight="\d+"/.test(tag))).toEqual([])
})

test('every picture exists as AVIF in several widths, and as WebP for other browsers', () => {
  const existing = new Map<string, boolean>()
  const exists = (file: string) => {
    if (!existing.has(file)) existing.set(file, existsSync(path.join(builtFolder, file)))
    return existing.get(file)
  }
  expect(
    findProblems(({ tag, source }) => {
      const set = readAttribute(source, 'srcset')?.split(',') ?? []
      const files = set.map((each) => each.split(' ')[0]!)
      const fallback = readAttribute(tag, 'src') ?? ''
      const chosen =
        set.length > 1 && readAttribute(source, 'type') === 'image/avif' && Boolean(readAttribute(source, 'sizes'))
      return !chosen || !fallback.endsWith('.webp') || ![fallback, ...files].every(exists)
    }),
  ).toEqual([])
})

test('the home page shows a phone only the part of its room that fits the screen, from a file of the build', () => {
  for (const { html } of pages.filter(({ id }) => id === 'homepage')) {
    const [part = ''] = /<source\b[^>]*\smedia=[^>]*>/.exec(html) ?? []
    const file = readAttribute(part, 'srcset') ?? 'no file'
    expect([file, existsSync(path.join(builtFolder, file))]).toEqual([expect.stringMatching(/-tall-\d+\.avif$/), true])
  }
})

test.each([
  ['homepage', 1],
  ['category', 4],
  ['new', 4],
  ['sale', 4],
  ['brand', 1],
  ['family', 1],
  ['product', 1],
  ['sku', 1],
])('a page of type %s loads the first pictures (at most %i) with high priority and all others lazily', (id, most) => {
  for (const { path: own, html } of pages.filter((page) => page.id === id)) {
    const pictures = listPictures(html)
    const early = pictures.filter(({ tag }) => readAttribute(tag, 'fetchpriority') === 'high')
    const late = pictures.filter(({ tag }) => readAttribute(tag, 'loading') === 'lazy')
    expect([own, early.length > 0 && early.length <= most]).toEqual([own, true])
    expect([own, pictures.indexOf(early[0]!), early.length + late.length]).toEqual([own, 0, pictures.length])
  }
})
