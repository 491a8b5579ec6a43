import { expect, test } from '@playwright/test'
import { openPage, ProjectCopy } from './support/ProjectCopy'

const copy = new ProjectCopy()
const run = ['--import', 'tsx', 'src/commands/run.ts']

test('npm start prints a few lines, serves the shop and stops with it', async ({ page }) => {
  test.setTimeout(600_000)
  copy.clear()
  // npm passes the signal on to its shell only, so the test starts the program behind `npm start`.
  await copy.start([...run, 'start', '--port', copy.port], 'Ctrl-C stops it.')
  const lines = copy.output.trim().split('\n')
  expect(lines.length).toBeLessThan(20)
  expect(lines.slice(-4)).toEqual([
    `Shop      http://localhost:${copy.port}/nl`,
    `Sandbox   http://localhost:${copy.port}/web/v1`,
    expect.stringMatching(/^Mail {6}/),
    'Ctrl-C stops it.',
  ])
  await openPage(page, '/nl/wenslijsten/feest2ne')
  await expect(page.getByRole('main').getByText('Noor en Elias').first()).toBeVisible()
  await copy.stop()
})
