import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { writeRobots, writeSitemap } from '../../../src/gatsby/build/writeSitemap'
import { workFolder } from '../../support/workFolder'

const folderWith = workFolder()
const site = 'http://localhost:9000'
const read = (folder: string, name: string) => readFileSync(path.join(folder, name), 'utf8')
const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, location]) => location)

const page = (nl: string, en: string, head: { canonical?: string; noindex?: boolean } = {}, own = nl) => ({
  path: own,
  context: { head: { title: '', canonical: own, ...head }, paths: { nl, en } },
})

test('the sitemap lists every indexable page once, with its translations and Dutch as the default', () => {
  const folder = folderWith({})
  writeSitemap(folder, [page('/nl/merken', '/en/brands'), page('/nl/merken', '/en/brands', {}, '/en/brands')])
  const links =
    `<xhtml:link rel="alternate" hreflang="nl" href="${site}/nl/merken"/>` +
    `<xhtml:link rel="alternate" hreflang="en" href="${site}/en/brands"/>` +
    `<xhtml:link rel="alternate" hreflang="x-default" href="${site}/nl/merken"/>`
  expect(read(folder, 'sitemap.xml')).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
<url><loc>${site}/nl/merken</loc>${links}</url>
<url><loc>${site}/en/brands</loc>${links}</url>
</urlset>
`)
})

test('the sitemap omits noindex pages and pages with another canonical URL', () => {
  const folder = folderWith({})
  writeSitemap(folder, [
    page('/nl/afrekenen', '/en/checkout', { noindex: true }),
    page('/nl/producten/tove/tove-eik', '/en/products/tove/tove-oak', { canonical: '/nl/producten/tove' }),
    page('/nl/producten/tove', '/en/products/tove'),
  ])
  expect(locations(read(folder, 'sitemap.xml'))).toEqual([`${site}/nl/producten/tove`])
})

test('paths that contain XML characters are escaped', () => {
  const folder = folderWith({})
  writeSitemap(folder, [page('/nl/a"b<c>&d', '/en/a')])
  expect(read(folder, 'sitemap.xml')).toContain(`<loc>${site}/nl/a&quot;b&lt;c&gt;&amp;d</loc>`)
})

test.each([
  [2, ['sitemap.xml']],
  [3, ['sitemap-1.xml', 'sitemap-2.xml']],
  [5, ['sitemap-1.xml', 'sitemap-2.xml', 'sitemap-3.xml']],
])('%i pages, two per file, are split into %j', (count, files) => {
  const folder = folderWith({})
  const pages = Array.from({ length: count }, (_each, index) => page(`/nl/${index}`, `/en/${index}`))
  writeSitemap(folder, pages, 2)
  const all = files.flatMap((file) => locations(read(folder, file)))
  expect(all).toEqual(pages.map(({ path: each }) => `${site}${each}`))
  if (files.length > 1) expect(locations(read(folder, 'sitemap.xml'))).toEqual(files.map((file) => `${site}/${file}`))
  expect(existsSync(path.join(folder, `sitemap-${files.length + 1}.xml`))).toBe(false)
})

test('robots.txt allows all pages and names the sitemap', () => {
  const folder = folderWith({})
  writeRobots(folder)
  expect(read(folder, 'robots.txt')).toBe(`User-agent: *\nDisallow:\n\nSitemap: ${site}/sitemap.xml\n`)
})
