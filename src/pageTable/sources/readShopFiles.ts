import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import type { Language } from '../../i18n/languages'
import { pageStories } from './pageStories'
import type { PageRow } from './pageRow'
import { readPages } from './readPages'
import { categoryStories, customerReviews, homeTexts, navigationEntries, pageText, type ShopTexts } from './shopContent'
import type { PageSources } from '../pages/buildPages'

type ShopFiles = Pick<PageSources, 'rows' | 'navigation' | 'texts'>

/**
 * Reads and validates the files in `data`: the page table, the navigation and the texts. Throws an Error with one line
 * per error.
 */
export function readShopFiles(folder = path.resolve('data')): ShopFiles {
  const rows = readPages(readJson(path.join(folder, 'pages.json')))
  const texts = (language: Language) => readTexts(path.join(folder, 'content', language), rows)
  return {
    rows,
    navigation: readChecked(path.join(folder, 'navigation.json'), navigationEntries),
    texts: { nl: texts('nl'), en: texts('en') },
  }
}

const ownFiles = ['home', 'reviews', 'category-stories', 'page-stories']

function readTexts(folder: string, rows: readonly PageRow[]): ShopTexts {
  const names = readdirSync(folder).flatMap((file) => (file.endsWith('.json') ? [path.basename(file, '.json')] : []))
  const pages = names.filter((name) => !ownFiles.includes(name))
  const lost = pages.find((name) => !rows.some(({ id }) => id === name))
  if (lost) throw new Error(`${shown(path.join(folder, lost))}.json belongs to no row of data/pages.json.`)
  return {
    home: readChecked(path.join(folder, 'home.json'), homeTexts),
    reviews: readChecked(path.join(folder, 'reviews.json'), customerReviews),
    stories: readChecked(path.join(folder, 'category-stories.json'), categoryStories),
    pageStories: readChecked(path.join(folder, 'page-stories.json'), pageStories),
    pages: Object.fromEntries(pages.map((name) => [name, readChecked(path.join(folder, `${name}.json`), pageText)])),
  }
}

function readChecked<Schema extends v.GenericSchema>(file: string, schema: Schema): v.InferOutput<Schema> {
  const { success, output, issues } = v.safeParse(schema, readJson(file))
  if (success) return output
  throw new Error(`${shown(file)}: ${v.getDotPath(issues[0]) ?? 'content'}: ${issues[0].message}.`)
}

function readJson(file: string): unknown {
  if (!existsSync(file)) throw new Error(`${shown(file)} is missing.`)
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new Error(`${shown(file)} is not valid JSON: ${error instanceof Error ? error.message : String(error)}.`)
  }
}

const shown = (file: string) => path.relative(process.cwd(), file)
