import type { Browser, Page } from '@playwright/test'
import { buildPath } from '../../pageTable/paths'
import { median } from './benchPages'
import type { TableRow } from './formatTable'
import { onBuiltSite } from './onBuiltSite'
import { slowProcessor } from './slowPhone'

/** The number of runs, each in a new page. */
const runs = 3
/** The time in ms that a movement lasts. */
const duration = 2000
/** The goal in frames per second. */
const aim = 50

const viewports = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]

/** The pointer moves a part in the drawing, or the room in 3D. */
const movements = ['a drag in the drawing', 'a turn of the view in 3D'] as const
type Movement = (typeof movements)[number]

/** `npm run bench -- planner`: measures the frames of the shelving configurator. docs/performance.md explains the table. */
export const benchPlanner = (): Promise<TableRow[]> =>
  onBuiltSite(async (browser, origin) => {
    const rows: TableRow[] = []
    for (const movement of movements) {
      for (const viewport of viewports) {
        const frames: Frames[] = []
        for (let run = 0; run < runs; run += 1) frames.push(await measureFrames(browser, origin, movement, viewport))
        const rates = frames.map(({ rate }) => rate)
        const longest = frames.map((each) => each.longest)
        rows.push({
          movement: `${movement}, ${viewport.width} px`,
          'frames per second': `${median(rates).toFixed(1)} (worst ${Math.min(...rates).toFixed(1)}, aim ${aim})`,
          'longest frame': `${Math.round(median(longest))} ms (worst ${Math.round(Math.max(...longest))})`,
        })
      }
    }
    return rows
  })

interface Frames {
  /** Frames per second. */
  rate: number
  /** The longest time between two frames in ms. */
  longest: number
}

/** Opens the largest example, presses the mouse, and moves the pointer once in every frame of a slow processor. */
async function measureFrames(
  browser: Browser,
  origin: string,
  movement: Movement,
  viewport: (typeof viewports)[number],
): Promise<Frames> {
  const context = await browser.newContext({ baseURL: origin, viewport })
  const page = await context.newPage()
  await openLargestExample(page)
  const target =
    movement === 'a drag in the drawing'
      ? page.locator('[data-item^="part-"]').last()
      : page.locator('[role="slider"]').first()
  if (movement !== 'a drag in the drawing') await page.locator('label:has(input[name="view"])').last().click()
  const box = await target.boundingBox()
  if (!box) throw new Error(`There is nothing to move for ${movement}.`)
  const centre = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowProcessor })
  await page.mouse.move(centre.x, centre.y)
  await page.mouse.down()
  const times = await target.evaluate(
    async (element, { x, y, lasts }) => {
      const stamps: number[] = []
      while (stamps.length < 2 || stamps[stamps.length - 1]! - stamps[0]! < lasts) {
        stamps.push(await new Promise<number>((resolve) => requestAnimationFrame(resolve)))
        const angle = stamps.length / 15
        const [clientX, clientY] = [x + Math.sin(angle) * 150, y + Math.sin(angle * 2) * 60]
        const pointer = { pointerId: 1, pointerType: 'mouse', isPrimary: true, bubbles: true }
        element.dispatchEvent(new PointerEvent('pointermove', { ...pointer, clientX, clientY }))
      }
      return stamps
    },
    { ...centre, lasts: duration },
  )
  await page.mouse.up()
  await context.close()
  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? time))
  return { rate: (gaps.length * 1000) / gaps.reduce((sum, gap) => sum + gap, 0), longest: Math.max(...gaps) }
}

/** Opens the example whose address is the longest, because it has the most parts. */
async function openLargestExample(page: Page): Promise<void> {
  const path = buildPath('build-your-own', 'nl', { brand: 'stegmark' })
  await page.goto(path)
  const examples = await page
    .locator('main a[href*="design="]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  const largest = examples.reduce((one, other) => (other.length > one.length ? other : one), '')
  await page.goto(`${path}${largest}`, { waitUntil: 'networkidle' })
  await page.locator('[data-item^="part-"]').first().waitFor()
}
