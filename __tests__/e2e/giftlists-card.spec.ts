import type { Page } from '@playwright/test'
import { buildPath } from '../../src/pageTable/paths'
import { browserTestEnv } from '../../src/config/testEnv'
import { GiftlistMaker } from './support/GiftlistMaker'
import { demo } from './support/giftlists'
import { readPdf, withoutSpaces } from './support/readPdf'
import { expect, test } from './support/test'

/** The language of the cards, that of the list, the size of the paper in mm, and the number of cards on it. */
const layouts = [
  ['one', 'nl', 'en', { width: 105, height: 148 }, 1],
  ['four', 'en', 'nl', { width: 210, height: 297 }, 4],
] as const

/** Counts the lines of a text on the card that is one text node. */
const countLines = (page: Page, text: string) =>
  page
    .locator('[lang] > div', { hasText: text })
    .first()
    .evaluate((card, wanted) => {
      const nodes = document.createTreeWalker(card, NodeFilter.SHOW_TEXT)
      while (nodes.nextNode()) {
        const at = nodes.currentNode.textContent?.indexOf(wanted) ?? -1
        if (at === -1) continue
        const range = document.createRange()
        range.setStart(nodes.currentNode, at)
        range.setEnd(nodes.currentNode, at + wanted.length)
        return new Set([...range.getClientRects()].map(({ top }) => top)).size
      }
      return 0
    }, text)

for (const [layout, language, other, paper, count] of layouts) {
  test(`the printed card in ${language} is one page with the texts and the code of the list, layout ${layout}`, async ({
    page,
  }, info) => {
    const maker = new GiftlistMaker(page, other, `noor.card.${layout}@example.com`)
    const { print } = maker.messages.giftlistOwner
    const { name, parents, message } = demo[language].list
    const { list } = await maker.preparesList(demo[language].list)
    const code = list.code ?? ''
    await maker.opensList('my-giftlists', list)
    await maker.radio(language === 'nl' ? 'Dutch' : 'Engels').check()
    await maker.radio(print.layouts[layout]).check()
    await expect(maker.button(print.submit)).toBeVisible()
    await expect(maker.main.locator('svg[aria-hidden] path[d]').first()).toBeAttached()
    await page.evaluate(() => document.fonts.ready)
    expect(await countLines(page, code.toLowerCase()), 'the code at the end of the address').toBe(1)

    const pdf = await page.pdf({ path: info.outputPath(`card-${layout}.pdf`), preferCSSPageSize: true })
    const pages = readPdf(pdf)
    expect(pages).toMatchObject([paper])
    const text = pages[0]?.text ?? ''
    const path = buildPath('giftlist', language, { list: code.toLowerCase() })
    const expected = [name, parents, message, new URL(browserTestEnv.origin).host + path, code]
    for (const part of expected) expect(text.split(withoutSpaces(part)).length - 1, part).toBe(count)
    const { title } = maker.messages.giftlistOwner.settings
    expect(text, 'nothing else of the page').not.toContain(withoutSpaces(title))
  })
}
