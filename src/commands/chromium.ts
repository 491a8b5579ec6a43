import { existsSync } from 'node:fs'
import { browserTestEnv } from '../config/testEnv'

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

/** Chromium without its windows and graphics: the same engine for little more than half the processor time. */
const headlessShell = '/usr/bin/chromium-headless-shell'

type Exists = (file: string) => boolean

/** Returns the path of a browser for the browser tests. Throws a one-line Error when there is none. */
export const findTestBrowser = (givenPath?: string, exists?: Exists): string =>
  findChromium(givenPath, exists, [headlessShell, ...usualPlaces])

/** Returns the path of a whole Chromium, as visitors use it. Throws a one-line Error when there is none. */
export function findChromium(
  givenPath = browserTestEnv.chromium,
  exists: Exists = existsSync,
  places = usualPlaces,
): string {
  if (givenPath) {
    if (exists(givenPath)) return givenPath
    throw new Error(
      `There is no browser at CHROMIUM_PATH (${givenPath}): correct it, or unset it to use the installed Chromium.`,
    )
  }
  const browserPath = places.find(exists)
  if (browserPath) return browserPath
  throw new Error(
    'There is no Chromium: install it ("apt-get install chromium" on Debian) or set CHROMIUM_PATH to yours.',
  )
}
