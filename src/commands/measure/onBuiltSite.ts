import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { requireBuilt } from '../../gatsby/build/builtSite'
import { findChromium } from '../chromium'
import { findFreePort, loopback } from '../ports'
import { openSite } from '../site/openSite'

/** Serves the built site on a free port, measures it in a browser, and closes both. */
export async function onBuiltSite<Result>(
  measure: (browser: Browser, origin: string) => Promise<Result>,
): Promise<Result> {
  requireBuilt()
  const folder = mkdtempSync(path.join(tmpdir(), 'up-north-'))
  const port = await findFreePort()
  const site = await openSite(port, path.join(folder, 'shop.db'))
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] })
  try {
    return await measure(browser, `http://${loopback}:${port}`)
  } finally {
    await browser.close()
    await site.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
