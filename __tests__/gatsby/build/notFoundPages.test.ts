import { readFileSync } from 'node:fs'
import path from 'node:path'
import { writeNotFoundPages } from '../../../src/gatsby/build/finishPages'
import { workFolder } from '../../support/workFolder'

const folderWith = workFolder()
const page = (language: string) =>
  `<html data-path="/${language}/404" lang="${language}"><link href="/page-data/${language}/404/page-data.json">`

test('the 404 page of each language is written where hosts look for it, with the path /404.html', () => {
  const folder = folderWith({ 'nl/404/index.html': page('nl'), 'en/404/index.html': page('en') })
  writeNotFoundPages(folder)
  for (const language of ['nl', 'en']) {
    expect(readFileSync(path.join(folder, language, '404.html'), 'utf8')).toBe(
      `<html data-path="/404.html" lang="${language}"><link href="/page-data/404.html/page-data.json">`,
    )
  }
})

test('a build without the 404 page of a language fails and names the language', () => {
  const folder = folderWith({ 'nl/404/index.html': page('nl') })
  expect(() => writeNotFoundPages(folder)).toThrow(/no en 404 page/)
})
