import { setTimeout as pass } from 'node:timers/promises'
import type { Locator, Page } from '@playwright/test'

export type Input = 'mouse' | 'touch' | 'held key'

/**
 * Presses a button twice in the same place, as a nervous finger does, or holds the Enter key on it.
 * @param gap the time between the two presses in ms. It is what these tests vary, so it passes in real time
 */
export async function pressTwice(button: Locator, input: Input, gap: number): Promise<void> {
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
