import { spawn, type ChildProcess } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { isFree } from '../../src/commands/ports'
import { browserTestEnv } from '../../src/config/testEnv'
import { childEnv } from '../../src/config/childEnv'

/** The development server runs in a copy of the project, so that the tests can change its files. */
test.describe.configure({ mode: 'serial' })

const { port } = new URL(browserTestEnv.origin)
const sandboxPort = Number(port) + 1
const chair = '/nl/producten/tove-eetkamerstoel'
const file = (name: string) => path.join(browserTestEnv.project, name)
let npm: ChildProcess
let output = ''

test.beforeAll(async () => {
  test.setTimeout(180_000)
  const env = childEnv({ SANDBOX_PORT: String(sandboxPort) })
  // npm is started by the path of its script if that is known, because on Windows only a shell can start "npm" itself.
  const [program = 'npm', ...first] = env.npm_execpath ? [process.execPath, env.npm_execpath] : ['npm']
  npm = spawn(program, [...first, 'start', '--', '--port', port], {
    cwd: browserTestEnv.project,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  npm.stdout?.on('data', (text) => (output += String(text)))
  npm.stderr?.on('data', (text) => (output += String(text)))
  await expect.poll(() => output, { timeout: 170_000 }).toContain('Ctrl-C stops both.')
})

test.afterAll(() => {
  npm.kill()
})

function save(name: string, from: string, to: string): void {
  const before = readFileSync(file(name), 'utf8')
  expect(before).toContain(from)
  writeFileSync(file(name), before.replace(from, to))
}

/** Opens a page, waits until it has hydrated, and sets a property on its window. A reload would remove that property. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(page.getByRole('contentinfo')).toBeVisible({ timeout: 60_000 })
  await page.evaluate(() => Object.assign(window, { opened: true }))
}

const wasNotReloaded = (page: Page) => page.evaluate(() => 'opened' in window)

test('the server prints only a few lines when it starts, and the last ones are the addresses', () => {
  const lines = output.trim().split('\n')
  expect(lines.length).toBeLessThan(20)
  expect(lines.slice(-4)).toEqual([
    `Shop      http://localhost:${port}/nl`,
    `Sandbox   http://localhost:${sandboxPort}/web/v1`,
    expect.stringMatching(/^Mail {6}/),
    'Ctrl-C stops both.',
  ])
})

test('a page lists what the shop in another tab would send where, as it happens, and none of it is sent', async ({
  page,
  context,
}) => {
  const hosts = new Set<string>()
  context.on('request', (request) => hosts.add(new URL(request.url()).host))
  await page.goto('/develop/sent')
  await expect(page.getByText('Nothing yet')).toBeVisible()
  const shop = await context.newPage()
  await open(shop, chair)
  const row = (text: RegExp) => page.getByRole('row', { name: text })
  await expect(row(/tag manager no: not configured .*"event":"page_view"/)).toHaveCount(1)
  await expect(row(/tag manager .*"event":"view_item".*"item_name":"Tove eetkamerstoel"/)).toHaveCount(1)
  await expect(row(/advertising pixel .*"ViewContent".*"content_type":"product"/)).toHaveCount(1)
  await expect(row(/session recorder .*records this page, masked/)).toHaveCount(1)
  await shop.getByRole('main').getByRole('button', { name: 'In mandje' }).first().click()
  await expect(row(/tag manager .*"event":"add_to_cart"/)).toHaveCount(1)
  await shop.evaluate(() => void Promise.reject(new Error('no mail to an@example.be')))
  await expect(row(/error reporter .*no mail to \[e-mail\]/)).toHaveCount(1)
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  expect([...hosts]).toEqual([new URL(browserTestEnv.origin).host])
})

test('a changed style and a changed message appear without a reload', async ({ page }) => {
  await open(page, '/nl')
  save('src/ui/tokens.css', '--c-paper: #f4f1ec', '--c-paper: #ffffff')
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  save('src/i18n/nl/frame.ts', "appointment: 'Maak een afspraak'", "appointment: 'Kom langs'")
  await expect(page.getByText('Kom langs')).toBeVisible()
  expect(await wasNotReloaded(page)).toBe(true)
})

test('a changed component appears without a reload and preserves its state', async ({ page }) => {
  await open(page, chair)
  const more = page.getByRole('main').getByRole('button', { name: 'Eén meer' }).first()
  await more.click()
  const quantity = page.getByRole('main').getByRole('textbox', { name: 'Aantal' })
  await expect(quantity).toHaveValue('2')
  save('src/features/product/ProductPage.tsx', '<BuyLinks addition={addition} />', '<p>Noorderlicht</p>')
  await expect(page.getByText('Noorderlicht')).toBeVisible()
  await expect(quantity).toHaveValue('2')
  expect(await wasNotReloaded(page)).toBe(true)
})

test('a changed row of the page table or of the catalogue appears without a reload', async ({ page }) => {
  await open(page, '/nl/over-ons')
  save('data/pages.json', '"title_nl": "Over ons"', '"title_nl": "Over het noorden"')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Over het noorden')
  expect(await wasNotReloaded(page)).toBe(true)

  await open(page, chair)
  save('data/catalogue/catalogue.json', '"nl": "Tove eetkamerstoel"', '"nl": "Tove keukenstoel"')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tove keukenstoel')
  expect(await wasNotReloaded(page)).toBe(true)
})

test('an error in a source file or in the data is reported with its location', async () => {
  save('src/layout/footer/Footer.tsx', 'return (', 'return ((')
  await expect.poll(() => output).toMatch(/Error.*Footer\.tsx/)
  save('src/layout/footer/Footer.tsx', 'return ((', 'return (')
  save('data/pages.json', '"template": "homepage"', '"template": "homepge"')
  await expect.poll(() => output).toContain('there is no template "homepge"')
})

test('stopping npm stops Gatsby and the sandbox, and frees their ports', async () => {
  npm.kill('SIGTERM')
  await expect
    .poll(async () => (await isFree(Number(port))) && (await isFree(sandboxPort)), { timeout: 15_000 })
    .toBe(true)
})
