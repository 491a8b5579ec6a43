import { defineConfig } from '@playwright/test'
import { browserTestEnv } from './src/config/testEnv'

/** These flags disable update checks and background traffic. */
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Matches files by a word of their own name. The folder of the project may have any name. */
const matchName = (word: string) => new RegExp(`[\\\\/][^\\\\/]*${word}[^\\\\/]*\\.spec\\.ts$`)

/** `npm run e2e` serves the built site and runs these browser tests. */
export default defineConfig({
  testDir: '__tests__/e2e',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // A test on a busy machine is slow, but not red.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    baseURL: browserTestEnv.origin,
    browserName: 'chromium',
    actionTimeout: 60_000,
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    // A trace records only calls and messages because screenshots of every step take a third of the run's time. `--
    // --trace on` records the screenshots as well.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: browserTestEnv.chromium, args: flags },
  },
  projects: [
    { name: 'shop', testIgnore: ['screenshots', 'develop', 'services', 'nginx', 'firefox'].map(matchName) },
    { name: 'services', testMatch: matchName('services') },
    // Its tests start a browser of their own (__tests__/e2e/support/firefox.ts).
    { name: 'firefox', testMatch: matchName('firefox') },
    { name: 'nginx', testMatch: matchName('nginx') },
    { name: 'screenshots', testMatch: matchName('screenshots') },
    // Development compiles what a page needs when it is opened.
    { name: 'develop', testMatch: matchName('develop'), expect: { timeout: 120_000 } },
  ],
})
