import { readFileSync } from 'node:fs'
import path from 'node:path'
import { writeNotFoundPages } from '../../../src/gatsby/build/finishPages'
import { workFolder } from '../../support/workFolder'

const folderWith = workFolder()
const page = (language: string) =>
  `<html lang="${language}"><link href="/page-data/${language}/404/page-data.json"><script>window.pagePath="/${language}/404";</script>`

test('writes the 404 page of each language where hosts look for it, with the path /404.html', () => {
  const folder = folderWith({ 'nl/404/index.html': page('nl'), 'en/404/index.html': page('en') })
  writeNotFoundPages(folder)
  for (const language of ['nl', 'en']) {
    expect(readFileSync(path.join(folder, language, '404.html'), 'utf8')).toBe(
      `<html lang="${language}"><link href="/page-data/404.html/page-data.json"><script>window.pagePath="/404.html";</script>`,
    )
  }
})

test('fails and names the language when a build has no 404 page in it', () => {
  const folder = folderWith({ 'nl/404/index.html': page('nl') })
  expect(() => writeNotFoundPages(folder)).toThrow(/no en 404 page/)
})
