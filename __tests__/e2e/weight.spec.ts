import { gzipSync } from 'node:zlib'
import { weighedPages } from '../../src/commands/budget/checks'
import { limits } from '../../src/commands/budget/limits'
import { expect, test } from './support/test'

/** How long a first visit is watched, in ms from its start. */
const watched = 4000

for (const [kind, paths] of Object.entries(weighedPages)) {
  for (const path of paths) {
    test(`the scripts that come to ${kind} ${path} within 4 s stay under ${limits.arrivedScript / 1000} kB`, async ({
      page,
    }) => {
      const sizes: Promise<number>[] = []
      page.on('response', (response) => {
        if (response.request().resourceType() === 'script') {
          sizes.push(response.body().then((body) => gzipSync(body, { level: 9 }).length))
        }
      })
      await page.goto(path)
      await page.waitForFunction((until) => performance.now() > until, watched)
      const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
      test.info().annotations.push({ type: 'weight', description: `${sizes.length} scripts, ${total} bytes gzip` })
      process.stdout.write(`${kind} ${path}: ${sizes.length} scripts, ${(total / 1000).toFixed(1)} kB gzip after 4 s\n`)
      expect(sizes.length).toBeGreaterThan(0)
      expect(total, `${path}: ${total} bytes of script, limit ${limits.arrivedScript}`).toBeLessThanOrEqual(
        limits.arrivedScript,
      )
    })
  }
}
