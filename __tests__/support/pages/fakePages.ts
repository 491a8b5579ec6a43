import type { Catalogue } from '../../../src/pageTable/pages/catalogueIndex'
import { buildPages, type PageSources } from '../../../src/pageTable/pages/buildPages'
import { fakeCatalogue } from '../data/fakeCatalogue'
import { loadShopFiles } from '../data/loadShopFiles'

const files = loadShopFiles()

/** Builds the pages of the fake catalogue, which `change` changes in each language. */
export function buildFakePages(
  change: (catalogue: Catalogue) => void = () => undefined,
  sources: Partial<PageSources> = {},
) {
  const catalogue = fakeCatalogue()
  Object.values(catalogue).forEach(change)
  return buildPages({ ...files, catalogue, limit: 0, ...sources })
}

/** Returns a function that reads the content of one of these pages. */
export function openPages(...options: Parameters<typeof buildFakePages>) {
  const pages = buildFakePages(...options)
  return <Content>(path: string): Content => {
    const page = pages.find((each) => each.path === path)
    if (!page) throw new Error(`There is no page ${path}`)
    return page.context.content as Content
  }
}
