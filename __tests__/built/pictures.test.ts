import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { builtFolder } from '../../src/commands/builtSite'
import { expectedPages } from './expectedPages'

const pages = expectedPages.map(({ id, path: own }) => ({
  id,
  path: own,
  html: readFileSync(path.join(builtFolder, own, 'index.html'), 'utf8').replace(/<(script|style)\b[^]*?<\/\1>/g, ''),
}))

interface Shown {
  tag: string
  /** The `source` before it. */
  source: string
}

const picturesIn = (html: string): Shown[] =>
  [...html.matchAll(/(<source\b[^>]*>)?<img\b[^>]*>/g)].map(([found, source = '']) => ({
    tag: found.slice(source.length),
    source,
  }))

const attribute = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]

/** What is wrong with any picture of any page, one line each. */
const faults = (look: (picture: Shown) => unknown) =>
  pages.flatMap(({ path: own, html }) =>
    picturesIn(html)
      .filter(look)
      .map(({ tag }) => `${own}: ${tag}`),
  )

test('no picture moves the page when it comes: each says its size', () => {
  expect(faults(({ tag }) => !/\swidth="\d+"/.test(tag) || !/\sheight="\d+"/.test(tag))).toEqual([])
})

test('each picture is there as AVIF in several widths to choose from, and as WebP for other browsers', () => {
  const there = new Map<string, boolean>()
  const exists = (file: string) => {
    if (!there.has(file)) there.set(file, existsSync(path.join(builtFolder, file)))
    return there.get(file)
  }
  expect(
    faults(({ tag, source }) => {
      const set = attribute(source, 'srcset')?.split(',') ?? []
      const files = set.map((each) => each.split(' ')[0]!)
      const fallback = attribute(tag, 'src') ?? ''
      const chosen = set.length > 1 && attribute(source, 'type') === 'image/avif' && Boolean(attribute(source, 'sizes'))
      return !chosen || !fallback.endsWith('.webp') || ![fallback, ...files].every(exists)
    }),
  ).toEqual([])
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
])('of a %s, the largest picture and its like (at most %i) come first, all others when they are near', (id, most) => {
  for (const { path: own, html } of pages.filter((page) => page.id === id)) {
    const pictures = picturesIn(html)
    const early = pictures.filter(({ tag }) => attribute(tag, 'fetchpriority') === 'high')
    const late = pictures.filter(({ tag }) => attribute(tag, 'loading') === 'lazy')
    expect([own, early.length > 0 && early.length <= most]).toEqual([own, true])
    expect([own, pictures.indexOf(early[0]!), early.length + late.length]).toEqual([own, 0, pictures.length])
  }
})
