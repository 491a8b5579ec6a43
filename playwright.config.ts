import { defineConfig } from '@playwright/test'
import { browserTestEnv } from './src/config/testEnv'

/** Chromium's flags, which disable the sandbox, the GPU, update checks and background traffic. */
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Returns a pattern for test files with a word in their own name, whatever the name of the project's folder is. */
const matchName = (word: string) => new RegExp(`[\\\\/][^\\\\/]*${word}[^\\\\/]*\\.spec\\.ts$`)

/** `npm run e2e` serves the built site and runs these browser tests. */
export default defineConfig({
  testDir: '__tests__/e2e',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // In ms. On a busy machine, a test may be slow but must not fail.
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
    // A trace records only calls and messages, because screenshots of every step need a third of the run's time.
    // `-- --trace on` records the screenshots too.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: browserTestEnv.chromium, args: flags },
  },
  projects: [
    { name: 'shop', testIgnore: ['screenshots', 'develop', 'services', 'nginx', 'firefox'].map(matchName) },
    { name: 'services', testMatch: matchName('services') },
    // These tests start a browser of their own (__tests__/e2e/support/firefox.ts).
    { name: 'firefox', testMatch: matchName('firefox') },
    { name: 'nginx', testMatch: matchName('nginx') },
    { name: 'screenshots', testMatch: matchName('screenshots') },
    // The development server compiles the modules of a page when a test opens it.
    { name: 'develop', testMatch: matchName('develop'), expect: { timeout: 120_000 } },
  ],
})
