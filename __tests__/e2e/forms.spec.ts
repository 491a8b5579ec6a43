import { readFile } from 'node:fs/promises'
import { languages } from '../../src/i18n/languages'
import { readCommonErrors } from '../support/data/commonSentences'
import { checkAccessibility, views } from './support/checkAccessibility'
import { checkFailures } from './support/checkFailures'
import { ContactVisitor, cv, formCalls, formNames } from './support/ContactVisitor'
import { readEmailLink } from './support/emails'
import { failureLogLines } from './support/failures'
import { holdResponse } from './support/holdResponse'
import { isCall } from './support/isCall'
import { phone } from './support/phone'
import { expect, test } from './support/test'
import { words } from './support/words'

for (const language of languages) {
  for (const form of formNames) {
    const day = 1 + formNames.indexOf(form) + 2 * languages.indexOf(language)
    test(`the form for ${form} can be sent in ${language}`, async ({ page }) => {
      const visitor = new ContactVisitor(page, language, form)
      await visitor.opens()
      await visitor.fillsIn(day)
      await visitor.submit.click()
      await visitor.seesSent()
      await expect(visitor.main.getByRole('status').filter({ hasText: visitor.texts.sent })).toBeFocused()
    })
  }

  test(`an appointment goes into the calendar and can be cancelled by the email in ${language}`, async ({ page }) => {
    const visitor = new ContactVisitor(page, language, 'appointment')
    const { appointment, cancellation } = visitor.words
    await visitor.opens()
    await visitor.fillsIn(8 + languages.indexOf(language))
    const starts = await visitor.main.locator('input[type=radio]:checked').last().getAttribute('value')
    await visitor.submit.click()
    await visitor.seesSent()
    const download = page.waitForEvent('download')
    await visitor.main.getByRole('button', { name: appointment.calendar }).click()
    const file = await download
    expect(file.suggestedFilename()).toBe('up-north.ics')
    const lines = (await readFile(await file.path(), 'utf8')).split('\r\n')
    expect(lines[0]).toBe('BEGIN:VCALENDAR')
    expect(lines).toContain(`DTSTART:${starts!.slice(0, 19).replace(/[-:]/g, '')}Z`)

    await page.goto(await readEmailLink(visitor.email, 'appointment-booked'))
    await visitor.main.getByRole('button', { name: cancellation.submit }).click()
    await expect(visitor.main.getByRole('heading', { name: cancellation.done })).toBeVisible()
    expect(new URL(page.url()).hash, 'the token is out of the address').toBe('')
  })
}

for (const [index, form] of formNames.entries()) {
  const language = languages[index % 2]!

  test.describe(`the form for ${form} when calls fail`, () => {
    test.use({ expectedErrors: failureLogLines })

    test('shows an error after every kind of failure, keeps everything, and can be sent afterwards', async ({
      page,
    }) => {
      const visitor = new ContactVisitor(page, language, form)
      const { kept } = visitor.words
      const common = words[language].common.errors
      await visitor.opens()
      await visitor.fillsIn(11)
      await checkFailures(page, {
        ...formCalls[form],
        act: () => visitor.submit.click(),
        where: visitor.main,
        messages: {
          'no connection': `${common.network} ${kept}`,
          '401': common.loggedOut,
          '422': words[language].identity.form.invalid,
          '429': readCommonErrors({ kept }, language).tooMany(1),
          other: `${common.other} ${kept}`,
        },
        expectInput: () => visitor.seesNothingLost(),
        expectSuccess: () => visitor.seesSent(),
      })
    })

    test('keeps everything while the browser is offline, and can be sent afterwards', async ({ page, context }) => {
      const visitor = new ContactVisitor(page, language, form)
      await visitor.opens()
      await visitor.fillsIn(12)
      await context.setOffline(true)
      await visitor.submit.click()
      await expect(visitor.main.getByRole('alert')).toContainText(words[language].common.errors.network)
      await visitor.seesNothingLost()
      await context.setOffline(false)
      await visitor.submit.click()
      await visitor.seesSent()
    })

    test('counts once when the answer is lost and the page is reloaded', async ({ page }) => {
      const visitor = new ContactVisitor(page, language, form)
      await visitor.opens()
      await visitor.fillsIn(13)
      const keys: (string | undefined)[] = []
      await page.route('**/web/**', async (route) => {
        if (!isCall(route.request(), formCalls[form])) return route.fallback()
        keys.push(route.request().headers()['idempotency-key'])
        await route.fetch()
        return route.abort()
      })
      await visitor.submit.click()
      await expect(visitor.main.getByRole('alert')).toBeVisible()
      await page.unrouteAll()
      await page.reload()
      await expect(visitor.submit).toBeVisible()
      // The slot is booked, and so no longer free. The typed words are there.
      if (form !== 'appointment') {
        await visitor.seesNothingLost()
        const again = page.waitForRequest((request) => isCall(request, formCalls[form]))
        await visitor.submit.click()
        keys.push((await again).headers()['idempotency-key'])
        await visitor.seesSent()
        expect(keys[1]).toBe(keys[0])
      }
    })
  })

  test(`a double tap sends the form for ${form} once`, async ({ page }) => {
    const visitor = new ContactVisitor(page, language, form)
    await visitor.opens()
    await visitor.fillsIn(14)
    let sent = 0
    page.on('request', (request) => (sent += Number(isCall(request, formCalls[form]))))
    const release = await holdResponse(page, formCalls[form])
    await visitor.submit.dblclick()
    await expect(visitor.submit).toHaveAttribute('aria-busy', 'true')
    release()
    await visitor.seesSent()
    expect(sent).toBe(1)
  })

  for (const view of views) {
    test.describe(`the form for ${form} on a ${view.width} screen`, () => {
      test.use(view.settings)

      test('has no accessibility violations, empty, with errors and sent', async ({ page }) => {
        const visitor = new ContactVisitor(page, view.language, form)
        await visitor.opens()
        await checkAccessibility(page, `${form}, empty`)
        await visitor.submit.click()
        await expect(visitor.main.locator('[aria-invalid="true"]').first()).toBeAttached()
        await checkAccessibility(page, `${form}, with errors`)
        await visitor.fillsIn(view.width === 'wide' ? 15 : 16)
        await visitor.submit.click()
        await visitor.seesSent()
        await checkAccessibility(page, `${form}, sent`)
      })
    })
  }
}

test('a file that is not a picture is refused at once, and another one is accepted', async ({ page }) => {
  const visitor = new ContactVisitor(page, 'nl', 'advice')
  await visitor.opens()
  await visitor.files.setInputFiles(cv)
  await expect(visitor.main.getByText(visitor.words.files.wrongType('cv.pdf', 'jpg, png, webp, heic'))).toBeVisible()
  await visitor.fillsIn()
  await visitor.submit.click()
  await visitor.seesSent()
})

for (const language of languages) {
  test(`an appointment can be booked with the keyboard alone in ${language}`, async ({ page }) => {
    const visitor = new ContactVisitor(page, language, 'appointment')
    await visitor.opens()
    await visitor.main.getByRole('radio').first().focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('Tab')
    await expect(visitor.main.getByLabel(visitor.words.appointment.day, { exact: true })).toBeFocused()
    for (let step = 0; step < 17 + languages.indexOf(language); step += 1) await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await expect(visitor.times.first()).toBeChecked()
    for (const text of ['Ine Claes', visitor.email]) {
      await page.keyboard.press('Tab')
      await page.keyboard.type(text)
    }
    // The hidden field for robots lies between the telephone number and the message.
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(visitor.messageField).toBeFocused()
    await visitor.submit.focus()
    await page.keyboard.press('Enter')
    await visitor.seesSent()
  })
}

test.describe('on a phone', () => {
  test.use(phone)

  test('the placeholder of a form leaves the text above it where it is', async ({ page }) => {
    const visitor = new ContactVisitor(page, 'nl', 'appointment')
    await visitor.opens()
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => {
            resolve(list.getEntries().reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0))
          }).observe({ type: 'layout-shift', buffered: true })
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)))
        }),
    )
    expect(shift).toBeLessThan(0.02)
  })
})
