import { languages } from '../../src/i18n/languages'
import { buildPath } from '../../src/pageTable/paths'
import { readEmailLink } from './support/emails'
import { Shopper } from './support/Shopper'
import { expect, test } from './support/test'

for (const language of languages) {
  test(`a newsletter subscription can be requested, confirmed and ended in ${language}`, async ({ page }) => {
    const { main, messages } = new Shopper(page, language)
    const { form, letter } = messages.newsletter
    const email = `ine.newsletter.${language}@example.com`
    const button = (name: string) => main.getByRole('button', { name, exact: true })

    await page.goto(buildPath('brands', language))
    const section = page.getByRole('region', { name: messages.frame.newsletter.title })
    await section.scrollIntoViewIfNeeded()
    await section.getByRole('textbox', { name: form.email }).fill(email)
    await section.getByRole('button', { name: form.submit }).click()
    await expect(section.getByRole('status').filter({ hasText: form.sent })).toBeVisible()

    await page.goto(await readEmailLink(email, 'newsletter-confirm'))
    await button(letter.confirm.submit).click()
    await expect(main.getByRole('heading', { name: letter.confirm.done })).toBeVisible()
    expect(new URL(page.url()).hash, 'the token is out of the address').toBe('')

    // The second link opens in the same tab.
    await page.goto(await readEmailLink(email, 'newsletter-welcome'))
    await button(letter.unsubscribe.submit).click()
    await expect(main.getByRole('heading', { name: letter.unsubscribe.done })).toBeVisible()
  })
}
