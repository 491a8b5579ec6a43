import { setTimeout as pass } from 'node:timers/promises'
import type { Locator, Page } from '@playwright/test'
import { phone } from './support/phone'
import { accountButtons } from './support/pressedAccountButtons'
import { type PressedButton, shoppingButtons } from './support/pressedButtons'
import { ShopApiWatch } from './support/ShopApiWatch'
import { Shopper } from './support/Shopper'
import { expect, test } from './support/test'

const pressedButtons = [...shoppingButtons, ...accountButtons]

type Input = 'mouse' | 'touch' | 'held key'

/** The times between two presses, or for which a key is held, and the times after which the shop API answers, in ms. */
const gaps = [30, 90, 200, 350, 800]
const delays = [0, 150, 600]
const inputs: readonly Input[] = ['mouse', 'touch', 'held key']

/** The trials of one input have all gaps and all delays. Those of the three inputs together have all pairs of both. */
const listTrials = ({ longestTapGap = Infinity }: PressedButton, input: Input) =>
  gaps
    .map((gap, index) => ({ gap, delay: delays[(index + inputs.indexOf(input)) % delays.length] ?? 0 }))
    .filter(({ gap }) => input !== 'touch' || gap <= longestTapGap)

/** Presses a button twice in each trial, and returns those that had another effect than one press. */
async function findDoubled(page: Page, button: PressedButton, input: Input): Promise<string[]> {
  const shopper = new Shopper(page, 'nl')
  const watch = new ShopApiWatch(page)
  await watch.start()
  await button.open(shopper, `${pressedButtons.indexOf(button)}.${inputs.indexOf(input)}`)
  const doubled: string[] = []
  for (const { gap, delay } of listTrials(button, input)) {
    const control = button.find(shopper)
    // A panel that has just opened takes no press for a moment.
    await control.click({ trial: true })
    await watch.settles()
    const address = page.url()
    Object.assign(watch, { delay, changes: [] })
    await pressTwice(control, input, gap)
    await watch.settles()
    watch.delay = 0
    const isSeen = await button
      .findEffect(shopper)
      .waitFor({ timeout: 5000 })
      .then(
        () => true,
        () => false,
      )
    if (watch.changes.length !== button.changes || !isSeen || page.url() !== address) {
      doubled.push(
        `${gap} ms apart, answer after ${delay} ms: ${watch.changes.join()}, ${isSeen ? 'seen' : 'not seen'}`,
      )
    }
    await button.undo(shopper)
  }
  return doubled
}

for (const button of pressedButtons) {
  for (const input of ['mouse', 'held key'] as const) {
    const name = input === 'mouse' ? 'a double click on' : 'a held Enter key on'
    test(`${name} ${button.name} has one effect, ${listTrials(button, input).length} times`, async ({ page }) => {
      expect(await findDoubled(page, button, input)).toEqual([])
    })
  }
}

test.describe('on a phone', () => {
  test.use(phone)

  for (const button of pressedButtons) {
    test(`two taps on ${button.name} have one effect, ${listTrials(button, 'touch').length} times`, async ({
      page,
    }) => {
      expect(await findDoubled(page, button, 'touch')).toEqual([])
    })
  }
})

/**
 * Presses a button twice in the same place, as a nervous finger does, or holds the Enter key on it.
 * @param gap the time between the two presses in ms. It is what these tests vary, so it passes in real time
 */
async function pressTwice(button: Locator, input: Input, gap: number): Promise<void> {
  const page = button.page()
  if (input === 'held key') return holdEnter(button, gap)
  await button.scrollIntoViewIfNeeded()
  const box = await button.boundingBox()
  if (!box) throw new Error('The button has no box')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await pressAt(page, input, x, y, 1)
  await pass(gap)
  // Within this time, browsers report the second press as part of a double click.
  await pressAt(page, input, x, y, gap < 500 ? 2 : 1)
}

async function pressAt(page: Page, input: Input, x: number, y: number, clickCount: number): Promise<void> {
  if (input === 'touch') return page.touchscreen.tap(x, y)
  await page.mouse.move(x, y)
  await page.mouse.down({ clickCount })
  await page.mouse.up({ clickCount })
}

/** Each further `down` without an `up` is a repetition of the held key. */
async function holdEnter(button: Locator, time: number): Promise<void> {
  const { keyboard } = button.page()
  await button.focus()
  const repetitions = 8
  for (let repetition = 0; repetition <= repetitions; repetition += 1) {
    await keyboard.down('Enter')
    await pass(time / repetitions)
  }
  await keyboard.up('Enter')
}
