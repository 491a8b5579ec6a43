import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { languages } from '../../src/i18n/languages'
import { checkAccessibility } from './support/checkAccessibility'
import { ContactVisitor, formCalls, formNames } from './support/ContactVisitor'
import { countEmails, readEmailLink } from './support/emails'
import { failureLogLines, failures } from './support/failures'
import { type Call, holdResponse, isCall } from './support/calls'
import { phone } from './support/phone'
import { expect, test } from './support/test'
import { messages } from './support/messages'

/** Every appointment is on a different day, so that parallel tests do not book each other's slot. */
const days = { phone: 1, keyboard: 3, calendar: 5 }

const offlineLogLines = /ERR_INTERNET_DISCONNECTED/
test.use({ expectedErrors: new RegExp(`${failureLogLines.source}|${offlineLogLines.source}`) })

/** The shop API handles the call, but its response is lost. */
const loseAnswer = (page: Page, call: Call) =>
  page.route('**/web/**', async (route) => {
    if (!isCall(route.request(), call)) return route.fallback()
    await route.fetch()
    return route.abort()
  })

/**
 * Every form is walked through in both languages: on a phone in one, with the keyboard and through all failures in the
 * other. The tests of the templates check the sentences in each language.
 */
for (const [index, form] of formNames.entries()) {
  const language = languages[index % 2]!
  const otherLanguage = languages[(index + 1) % 2]!
  const call = formCalls[form]

  test.describe('on a phone', () => {
    test.use(phone)

    test(`the form for ${form} in ${language} counts once after failures, a reload and a double tap`, async ({
      page,
      context,
    }) => {
      const { network, other } = messages[language].common.errors
      const { kept } = messages[language].contact
      const visitor = new ContactVisitor(page, language, form)
      const keys: (string | undefined)[] = []
      page.on('request', (sent) => isCall(sent, call) && keys.push(sent.headers()['idempotency-key']))
      await visitor.opens()
      await visitor.submit.tap()
      await expect(visitor.main.locator('[aria-invalid="true"]').first()).toBeAttached()
      await checkAccessibility(page, `${form}, with errors`)
      await visitor.fillsIn(days.phone)

      await context.setOffline(true)
      await visitor.submit.tap()
      await visitor.seesError(`${network} ${kept}`)
      await context.setOffline(false)

      await page.route('**/web/**', (route) =>
        isCall(route.request(), call) ? failures['500'](route) : route.fallback(),
      )
      await visitor.submit.tap()
      await visitor.seesError(`${other} ${kept}`)
      await page.unrouteAll()

      await loseAnswer(page, call)
      await visitor.submit.tap()
      await visitor.seesError(`${network} ${kept}`)
      await page.unrouteAll()
      await page.reload()
      await expect(visitor.submit).toBeVisible()
      await visitor.seesNothingLost()
      await checkAccessibility(page, `${form}, filled in`, '#form')

      const release = await holdResponse(page, call)
      await visitor.tapsSubmitTwice()
      await expect(visitor.submit).toHaveAttribute('aria-busy', 'true')
      release()
      await visitor.seesSent()
      expect(keys, 'four requests with one key').toEqual(Array(4).fill(keys[0]))
      expect(countEmails(visitor.email, form === 'appointment' ? 'appointment-booked' : 'form-received')).toBe(1)
      await checkAccessibility(page, `${form}, sent`, '#form')
    })
  })

  test(`the form for ${form} in ${otherLanguage} can be sent with the keyboard alone`, async ({ page }) => {
    const visitor = new ContactVisitor(page, otherLanguage, form)
    await visitor.opens()
    await visitor.submit.focus()
    await page.keyboard.press('Enter')
    await expect(visitor.main.locator('[aria-invalid="true"]').first()).toBeAttached()
    await checkAccessibility(page, `${form}, with errors`, '#form')
    await visitor.sendsByKeyboard(days.keyboard)
    await visitor.seesSent()
    await checkAccessibility(page, `${form}, sent`, '#form')
  })
}

test('an appointment goes into the calendar and can be cancelled by the email', async ({ page }) => {
  const visitor = new ContactVisitor(page, 'nl', 'appointment')
  const { appointment, cancellation } = visitor.messages
  await visitor.opens()
  await visitor.fillsIn(days.calendar)
  const starts = await visitor.times.and(visitor.main.locator(':checked')).getAttribute('value')
  await visitor.submit.click()
  await visitor.seesSent()
  const download = page.waitForEvent('download')
  await visitor.main.getByRole('button', { name: appointment.calendar }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('appointment.ics')
  const lines = (await readFile(await file.path(), 'utf8')).split('\r\n')
  expect(lines[0]).toBe('BEGIN:VCALENDAR')
  expect(lines).toContain(`DTSTART:${starts!.slice(0, 19).replace(/[-:]/g, '')}Z`)

  await page.goto(await readEmailLink(visitor.email, 'appointment-booked'))
  await expect(visitor.main.getByRole('heading', { name: cancellation.title })).toBeInViewport()
  await visitor.main.getByRole('button', { name: cancellation.submit }).click()
  await expect(visitor.main.getByRole('heading', { name: cancellation.done })).toBeVisible()
  expect(new URL(page.url()).hash, 'the token is out of the address').toBe('')
})

test.describe('on a phone', () => {
  test.use(phone)

  test('free slots take the place of their placeholder, and what is below moves by one row of hours at most', async ({
    page,
  }) => {
    const visitor = new ContactVisitor(page, 'nl', 'appointment')
    const findTop = async () => (await visitor.field(visitor.messages.name).boundingBox())!.y
    const release = await holdResponse(page, { method: 'GET', path: /^\/appointments\/slots$/ })
    await visitor.opens()
    await page.evaluate(() => document.fonts.ready)
    await expect(page.getByRole('heading', { name: visitor.messages.appointment.title })).toBeInViewport()
    const top = await findTop()
    release()
    await expect(visitor.times.first()).toBeAttached()
    expect(Math.abs((await findTop()) - top)).toBeLessThan(60)
  })
})
