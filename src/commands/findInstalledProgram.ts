import { existsSync } from 'node:fs'
import { browserTestEnv } from '../config/testEnv'

/**
 * The path of Chromium without windows and graphics. This program needs little more than half of Chromium's processor
 * time.
 */
const headlessShellPath = '/usr/bin/chromium-headless-shell'

/** The programs that npm does not install, each with its setting, its Debian package and its usual paths. */
const programs = {
  Chromium: {
    setting: 'CHROMIUM_PATH',
    debian: 'chromium',
    paths: [
      '/usr/bin/chromium',
      '/usr/bin/chromium-browser',
      '/usr/bin/google-chrome',
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
      'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
      'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
    ],
  },
  Firefox: {
    setting: 'FIREFOX_PATH',
    debian: 'firefox-esr',
    paths: [
      '/usr/bin/firefox-esr',
      '/usr/bin/firefox',
      '/Applications/Firefox.app/Contents/MacOS/firefox',
      'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
    ],
  },
  nginx: { setting: 'NGINX_PATH', debian: 'nginx', paths: ['/usr/sbin/nginx'] },
}

/** Returns the path of an installed program. Throws a one-line Error when there is none. */
export function findInstalledProgram(
  name: keyof typeof programs,
  configuredPath: string | undefined,
  exists: (file: string) => boolean = existsSync,
  preferredPaths: string[] = [],
): string {
  const { setting, debian, paths } = programs[name]
  if (configuredPath) {
    if (exists(configuredPath)) return configuredPath
    throw new Error(
      `There is no ${name} at ${setting} (${configuredPath}): correct it, or unset it to use the installed one.`,
    )
  }
  const file = [...preferredPaths, ...paths].find(exists)
  if (file) return file
  throw new Error(`There is no ${name}: install it ("apt-get install ${debian}" on Debian) or set ${setting} to yours.`)
}

/** The browser tests prefer the headless shell if it is installed. */
export const findTestBrowser = (configuredPath = browserTestEnv.chromium, exists = existsSync): string =>
  findInstalledProgram('Chromium', configuredPath, exists, [headlessShellPath])

/** Returns the path of a complete Chromium, never that of the headless shell. */
export const findChromium = (): string => findInstalledProgram('Chromium', browserTestEnv.chromium)

export const findFirefox = (): string => findInstalledProgram('Firefox', browserTestEnv.firefox)

export const findNginx = (): string => findInstalledProgram('nginx', browserTestEnv.nginx)
