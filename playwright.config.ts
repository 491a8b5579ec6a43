import { defineConfig } from '@playwright/test'
import { browserTestEnv } from './src/config/testEnv'

/** Prevents update checks and background traffic. */
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The browser tests; `npm run e2e` serves the built site and starts them. */
export default defineConfig({
  testDir: '__tests__/e2e',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    baseURL: browserTestEnv.origin,
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    // Only calls and messages, because pictures of every step take a third of a run's time. `-- --trace on` records
    // them.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: browserTestEnv.chromium, args: flags },
  },
  projects: [
    { name: 'shop', testIgnore: /screenshots|develop/ },
    { name: 'screenshots', testMatch: /screenshots/ },
    { name: 'develop', testMatch: /develop/ },
  ],
})
