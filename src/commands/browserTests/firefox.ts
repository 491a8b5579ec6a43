import { existsSync } from 'node:fs'
import { browserTestEnv } from '../../config/testEnv'

const usualPlaces = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
]

/** Returns the path of a Firefox as it is installed. Throws a one-line Error when there is none. */
export function findFirefox(
  givenPath = browserTestEnv.firefox,
  exists: (file: string) => boolean = existsSync,
): string {
  const firefoxPath = (givenPath ? [givenPath] : usualPlaces).find(exists)
  if (firefoxPath) return firefoxPath
  throw new Error(
    'There is no Firefox: install it ("apt-get install firefox-esr" on Debian) or set FIREFOX_PATH to yours.',
  )
}
