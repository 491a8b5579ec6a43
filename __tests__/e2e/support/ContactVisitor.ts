import { Buffer } from 'node:buffer'
import { expect, type Locator, type Page } from '@playwright/test'
import { buildPath, type LinkedPage } from '../../../src/pageTable/paths'
import type { Language } from '../../../src/i18n/languages'
import { presses, tabsTo, types } from './keys'
import { messages } from './messages'

export const photo = { name: 'kras.jpg', mimeType: 'image/jpeg', buffer: Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]) }
const cv = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n') }

/** The paths of the pages with a form. No code links to a vacancy, so `buildPath` does not know its path. */
export const formPaths = {
  contact: (language: Language) => buildPath('contact', language),
  complaint: (language: Language) => buildPath('complaints', language),
  advice: (language: Language) => buildPath('interior-advice', language),
  application: (language: Language) => `${buildPath('jobs' satisfies LinkedPage, language)}/js-developer`,
  appointment: (language: Language) => buildPath('appointments', language),
}

export type FormName = keyof typeof formPaths
export const formNames = Object.keys(formPaths) as FormName[]

/** The file for each form that accepts one. */
const formFiles: Partial<Record<FormName, typeof photo>> = { complaint: photo, advice: photo, application: cv }

/** The call of each form. */
export const formCalls: Record<FormName, { method: 'POST'; path: RegExp }> = {
  contact: { method: 'POST', path: /^\/messages$/ },
  complaint: { method: 'POST', path: /^\/complaints$/ },
  advice: { method: 'POST', path: /^\/advice$/ },
  application: { method: 'POST', path: /^\/applications$/ },
  appointment: { method: 'POST', path: /^\/appointments$/ },
}

let visitors = 0

/**
 * A visitor who fills in the forms of the shop's pages. Each visitor has a different email address, because of the
 * limits.
 */
export class ContactVisitor {
  readonly messages
  readonly email = `ine.form.${process.pid}.${(visitors += 1)}@example.com`
  readonly message = 'De kast heeft een kras.'

  constructor(
    readonly page: Page,
    readonly language: Language,
    readonly form: FormName,
  ) {
    this.messages = messages[language].contact
  }

  get main(): Locator {
    return this.page.getByRole('main')
  }

  /** The messages of the form. */
  get texts() {
    const { message: contact, complaint, advice, application, appointment: texts } = this.messages
    const appointment = { ...texts, sent: texts.booked }
    return { contact, complaint, advice, application, appointment }[this.form]
  }

  get submit(): Locator {
    return this.main.getByRole('button', { name: this.texts.submit, exact: true })
  }

  get messageField(): Locator {
    return this.main.getByLabel(this.texts.message)
  }

  get files(): Locator {
    return this.main.locator('input[type=file]')
  }

  /** The free times of the chosen day. */
  get times(): Locator {
    return this.main.getByRole('group', { name: this.messages.appointment.time }).getByRole('radio')
  }

  async opens(): Promise<void> {
    await this.page.goto(formPaths[this.form](this.language))
    await expect(this.submit).toBeVisible()
  }

  /** Chooses a free slot. Parallel tests choose different days. */
  async choosesSlot(day: number): Promise<void> {
    const { places, day: label } = this.messages.appointment
    await this.main.getByRole('radio', { name: places.shop }).check()
    await this.field(label).selectOption({ index: day })
    await this.times.first().check({ force: true })
  }

  field(label: string): Locator {
    return this.main.getByLabel(label, { exact: true })
  }

  async fillsIn(day = 1): Promise<void> {
    const { advice } = this.messages
    if (this.form === 'appointment') await this.choosesSlot(day)
    await this.field(this.messages.name).fill('Ine Claes')
    await this.field(this.messages.email).fill(this.email)
    if (this.form === 'advice') {
      await this.main.getByLabel(advice.room).selectOption('living')
      await this.main.getByLabel(advice.style).selectOption('wood')
      await this.main.getByLabel(advice.width).fill('4,2')
    }
    await this.messageField.fill(this.message)
    const file = formFiles[this.form]
    if (file) await this.attaches(file)
  }

  /** Fills in and sends the form with the keyboard alone, from the first field on. */
  async sendsByKeyboard(day: number): Promise<void> {
    const { page, main, form } = this
    const { appointment, advice, name, email } = this.messages
    await (form === 'appointment' ? main.getByRole('radio').first() : this.field(name)).focus()
    if (form === 'appointment') {
      await page.keyboard.press('Space')
      await tabsTo(page, this.field(appointment.day))
      for (let step = 0; step < day; step += 1) await page.keyboard.press('ArrowDown')
      await presses(page, this.times.first(), 'Space')
    }
    await types(page, this.field(name), 'Ine Claes')
    await types(page, this.field(email), this.email)
    if (form === 'advice') {
      await presses(page, main.getByLabel(advice.room), 'ArrowDown')
      await presses(page, main.getByLabel(advice.style), 'ArrowDown')
    }
    await types(page, this.messageField, this.message)
    const file = formFiles[form]
    if (file) {
      const chooser = page.waitForEvent('filechooser')
      await presses(page, this.files, 'Space')
      await (await chooser).setFiles(file)
      await this.seesFile(file.name)
    }
    await presses(page, this.submit)
  }

  async attaches(file: typeof photo): Promise<void> {
    await this.files.setInputFiles(file)
    await this.seesFile(file.name)
  }

  /** Taps twice at the same place, as an impatient user does. */
  async tapsSubmitTwice(): Promise<void> {
    await this.submit.scrollIntoViewIfNeeded()
    const { x, y, width, height } = (await this.submit.boundingBox())!
    for (let taps = 0; taps < 2; taps += 1) await this.page.touchscreen.tap(x + width / 2, y + height / 2)
  }

  /** Expects a file to be uploaded, which its size shows. */
  async seesFile(name: string): Promise<void> {
    await expect(this.main.getByRole('listitem').filter({ hasText: name })).toContainText('MB')
  }

  async seesError(message: string): Promise<void> {
    await expect(this.main.getByRole('alert').filter({ hasText: message })).toBeVisible()
    await this.seesNothingLost()
  }

  async seesNothingLost(): Promise<void> {
    await expect(this.field(this.messages.name)).toHaveValue('Ine Claes')
    await expect(this.field(this.messages.email)).toHaveValue(this.email)
    await expect(this.messageField).toHaveValue(this.message)
    const file = formFiles[this.form]
    if (file) await this.seesFile(file.name)
    if (this.form === 'appointment') await expect(this.times.and(this.main.locator(':checked'))).toHaveCount(1)
  }

  async seesSent(): Promise<void> {
    await expect(this.main.getByRole('heading', { name: this.texts.sent })).toBeVisible()
    await expect(this.main.getByText(this.messages.sentTo(this.email))).toBeVisible()
    await expect(this.main.getByRole('status').filter({ hasText: this.texts.sent })).toBeFocused()
  }
}
