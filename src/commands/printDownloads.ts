import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { chromium, type Browser } from '@playwright/test'
import { type Language, languages, translate } from '../i18n/languages'
import shopDetails from '../../data/shop.json'
import { findChromium } from './findInstalledProgram'
import { printLine } from './printLine'

const sourceFolder = 'data/downloads'
const targetFolder = 'static/downloads'
const guidesFile = 'data/catalogue/downloads.json'
/** The maximum size of a PDF in bytes. A guide is one page of text. */
const maxBytes = 40_000

const readSource = (file: string) => readFileSync(path.join(sourceFolder, file), 'utf8')

/** Wraps a guide's HTML in a document whose title is the guide's heading. */
function buildDocument(html: string, language: Language): string {
  const title = /<h1>(.*?)<\/h1>/.exec(html)?.[1] ?? ''
  const font = readFileSync('static/fonts/sans.woff2').toString('base64')
  const { name, street, postcode, city } = shopDetails
  const fontFace = `@font-face{font-family:'Hedvig Letters Sans';src:url(data:font/woff2;base64,${font})}`
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${title}</title>
    <style>${fontFace}${readSource('page.css')}</style></head><body><header>${name}</header><main>${html}</main>
    <footer>${name}, ${street}, ${postcode} ${translate(city, language)}</footer></body></html>`
}

async function printDocument(browser: Browser, file: string): Promise<number> {
  const { name } = path.parse(file)
  const language = languages.find((candidate) => name.endsWith(`.${candidate}`))
  if (!language) throw new Error(`${sourceFolder}/${file} must be named for a language: ${languages.join(' or ')}`)
  const page = await browser.newPage()
  await page.setContent(buildDocument(readSource(file), language))
  await page.evaluate(() => document.fonts.ready)
  const output = path.join(targetFolder, `${name.replace('.', '-')}.pdf`)
  await page.pdf({ path: output, preferCSSPageSize: true, tagged: true })
  await page.close()
  const { size } = statSync(output)
  if (size > maxBytes) throw new Error(`${output} weighs ${size} bytes, more than ${maxBytes}`)
  return size
}

interface Guide {
  key: string
  bytes: Record<Language, number>
}

/**
 * `npm run downloads`: prints the care guides of data/downloads to static/downloads/*.pdf and writes their sizes to
 * data/catalogue/downloads.json. The files are committed, so `npm start` and `npm run build` need not print them.
 */
export async function printDownloads(): Promise<void> {
  mkdirSync(targetFolder, { recursive: true })
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
  const sizes = new Map<string, number>()
  for (const file of readdirSync(sourceFolder).filter((sourceFile) => sourceFile.endsWith('.html'))) {
    sizes.set(path.parse(file).name, await printDocument(browser, file))
  }
  await browser.close()
  const guides = JSON.parse(readFileSync(guidesFile, 'utf8')) as Guide[]
  for (const { key, bytes } of guides) {
    for (const language of languages) bytes[language] = sizes.get(`${key}.${language}`) ?? bytes[language]
  }
  writeFileSync(guidesFile, `${JSON.stringify(guides, null, 2)}\n`)
  printLine(`${sizes.size} guides printed`)
}
