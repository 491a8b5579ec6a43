import { existsSync } from 'node:fs'
import { browserTestEnv } from '../../config/testEnv'

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

/** Returns the path of a Chromium for the browser tests. Throws a one-line Error when there is none. */
export function findChromium(chosen = browserTestEnv.chromium, exists: (file: string) => boolean = existsSync): string {
  if (chosen) {
    if (exists(chosen)) return chosen
    throw new Error(
      `There is no browser at CHROMIUM_PATH (${chosen}): correct it, or unset it to use the installed Chromium.`,
    )
  }
  const found = usualPlaces.find(exists)
  if (found) return found
  throw new Error(
    'There is no Chromium: install it ("apt-get install chromium" on Debian) or set CHROMIUM_PATH to yours.',
  )
}
