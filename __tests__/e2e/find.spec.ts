import type { Browser } from '@playwright/test'
import { languages, type Language } from '../../src/i18n/languages'
import { axeFaults } from './support/axeFaults'
import { ListVisitor } from './support/ListVisitor'
import { phone } from './support/phone'
import { roads } from './support/roads'
import { expect, test } from './support/test'

/** Somebody else opens the address that was shared with them, in a browser of their own. */
async function opensShared(browser: Browser, address: string, language: Language, pieces: string[]): Promise<void> {
  const context = await browser.newContext()
  const friend = new ListVisitor(await context.newPage(), language)
  await friend.page.goto(address)
  await expect(friend.section).not.toHaveAttribute('data-requested')
  await expect.poll(() => friend.pieces()).toEqual(pieces)
  await context.close()
}

for (const language of languages) {
  const road = roads[language]

  test.describe(`a piece is found in ${language}`, () => {
    test('in a category with three filters, shared, and gone back to', async ({ page, browser }) => {
      const visitor = new ListVisitor(page, language)
      const { facets } = visitor.labels
      await page.goto(road.category.path)
      await visitor.chooses(facets.brands, road.category.brand)
      await visitor.chooses(facets.colours, road.category.colour)
      await visitor.chooses(facets.materials, road.category.material)
      expect(new URL(page.url()).search).toBe(road.category.query)
      expect(await axeFaults(page)).toEqual([])

      const left = await visitor.opens(road.category.piece)
      await opensShared(browser, `${road.category.path}${road.category.query}`, language, left.pieces)
      await visitor.comesBack(left)
      expect(new URL(page.url()).search).toBe(road.category.query)

      await page.goBack()
      await expect(page).toHaveURL(/colour=green$/)
      await expect(
        visitor.section.getByRole('button', { name: visitor.words.remove(road.category.material) }),
      ).toBeHidden()
      await page.reload()
      await visitor.sees(road.category.colour)
      await expect(visitor.piece(road.category.piece)).toBeVisible()
    })

    test('from its brand and its series', async ({ page }) => {
      const visitor = new ListVisitor(page, language)
      const main = page.getByRole('main')
      await page.goto(language === 'nl' ? '/nl/merken' : '/en/brands')
      await main.getByRole('link', { name: road.brand.name }).first().click()
      await expect(page.getByRole('heading', { level: 1, name: road.brand.name })).toBeVisible()
      expect(await axeFaults(page), 'brand').toEqual([])
      await main.getByRole('link', { name: road.brand.family, exact: true }).first().click()
      await expect(page.getByRole('heading', { level: 1, name: road.brand.family })).toBeVisible()
      expect(await axeFaults(page), 'series').toEqual([])
      await visitor.comesBack(await visitor.opens(road.brand.piece))
    })

    test('in the sale', async ({ page, browser }) => {
      const visitor = new ListVisitor(page, language)
      await page.goto(`/${language}`)
      await page.getByRole('banner').getByRole('link', { name: road.sale.link }).first().click()
      await expect(page.getByRole('heading', { level: 1, name: road.sale.link })).toBeVisible()
      expect(await axeFaults(page)).toEqual([])
      await visitor.goesOn()
      await expect(page).toHaveURL(/\?page=2$/)
      await visitor.comesBack(await visitor.opens((await visitor.pieces()).at(-1) ?? ''))
      await visitor.comesBack(await visitor.opens(road.sale.piece))
      await opensShared(browser, page.url(), language, await visitor.pieces())
    })

    test('among the new arrivals', async ({ page }) => {
      const visitor = new ListVisitor(page, language)
      await page.goto(`/${language}`)
      await page.getByRole('contentinfo').getByRole('link', { name: road.isNew.link, exact: true }).click()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(visitor.piece(road.isNew.piece)).toBeVisible()
      expect(await axeFaults(page)).toEqual([])
      await visitor.comesBack(await visitor.opens(road.isNew.piece))
    })

    test('with the keyboard alone', async ({ page }) => {
      const visitor = new ListVisitor(page, language)
      await page.goto(road.category.path)
      await visitor.tabsTo(visitor.facet(visitor.labels.facets.brands))
      await page.keyboard.press('Enter')
      await expect(visitor.value(road.category.brand)).toBeVisible()
      expect(await axeFaults(page), 'pop-over').toEqual([])
      await visitor.tabsTo(visitor.value(road.category.brand))
      await page.keyboard.press('Space')
      await visitor.sees(road.category.brand)
      await page.keyboard.press('Escape')
      await expect(visitor.facet(visitor.labels.facets.brands)).toBeFocused()
      await visitor.tabsTo(visitor.facet(visitor.labels.facets.price))
      await page.keyboard.press('Enter')
      const highest = page.getByRole('slider', { name: visitor.words.price.highestHandle })
      await visitor.tabsTo(highest)
      await page.keyboard.press('Home')
      for (let step = 0; step < 5; step += 1) await page.keyboard.press('PageUp')
      await expect(page).toHaveURL(/price=-\d+/)
      expect(await axeFaults(page), 'price').toEqual([])
      await visitor.tabsTo(page.getByRole('button', { name: /^(Toon|Show) \d/ }))
      await page.keyboard.press('Enter')
      await visitor.tabsTo(visitor.piece(road.category.piece))
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { level: 1, name: road.category.piece })).toBeVisible()
    })

    test.describe('on a phone of 390 px', () => {
      test.use(phone)

      test('with the drawer', async ({ page }) => {
        const visitor = new ListVisitor(page, language)
        const { words, labels } = visitor
        await page.goto(road.category.path)
        await visitor.facet(labels.filter).tap()
        const drawer = page.getByRole('dialog', { name: words.filter })
        await drawer.locator('summary', { hasText: labels.facets.colours }).tap()
        await visitor.ticks(road.category.colour)
        await drawer.locator('summary', { hasText: labels.facets.price }).tap()
        await expect(drawer.getByRole('slider')).toHaveCount(2)
        expect(await axeFaults(page), 'drawer').toEqual([])
        await drawer.getByRole('button', { name: /^(Toon|Show) \d/ }).tap()
        await expect(drawer).toBeHidden()
        await expect(visitor.facet(`${labels.filter} (1)`)).toBeFocused()
        expect(await axeFaults(page), 'list').toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
        await visitor.comesBack(await visitor.opens(road.category.piece))
      })
    })
  })
}
