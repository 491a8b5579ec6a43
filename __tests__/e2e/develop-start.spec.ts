import { expect, test } from '@playwright/test'
import { DevelopServer, openPage } from './support/DevelopServer'

test('npm start prints a few lines, serves the shop and stops with it', async ({ page }) => {
  test.setTimeout(600_000)
  const server = new DevelopServer()
  // npm passes the signal on to its shell only, so the test starts the program behind `npm start`.
  const parameters = ['--import', 'tsx', 'src/commands/run.ts', 'start', '--port', server.port]
  await server.start(parameters, 'Ctrl-C stops it.')
  const lines = server.output.trim().split('\n')
  expect(lines.length).toBeLessThan(20)
  expect(lines.slice(-4)).toEqual([
    `Shop      http://localhost:${server.port}/nl`,
    `Sandbox   http://localhost:${server.port}/web/v1`,
    expect.stringMatching(/^Mail {6}/),
    'Ctrl-C stops it.',
  ])
  await openPage(page, '/nl/wenslijsten/feest2ne')
  await expect(page.getByRole('main').getByText('Noor en Elias').first()).toBeVisible()
  await server.stop()
})
