import { findInstalledProgram, findTestBrowser } from '../../src/commands/findInstalledProgram'

test('the program that a setting names is used if it exists', () => {
  expect(findInstalledProgram('Chromium', '/opt/browser', (file) => file === '/opt/browser')).toBe('/opt/browser')
})

test('a setting that names no program is reported', () => {
  expect(() => findInstalledProgram('Chromium', '/opt/browser', () => false)).toThrow(
    'There is no Chromium at CHROMIUM_PATH (/opt/browser)',
  )
})

test.each([
  ['Chromium', '/usr/bin/chromium-browser'],
  ['Firefox', '/usr/bin/firefox'],
  ['nginx', '/usr/sbin/nginx'],
] as const)('an installed %s is found in its usual place', (name, place) => {
  expect(findInstalledProgram(name, '', (file) => file === place)).toBe(place)
})

test('the browser tests run in the headless shell if it is installed, and measurements in a whole Chromium', () => {
  expect(findTestBrowser('', () => true)).toBe('/usr/bin/chromium-headless-shell')
  expect(findTestBrowser('', (file) => file === '/usr/bin/chromium')).toBe('/usr/bin/chromium')
  expect(findTestBrowser('/opt/browser', () => true)).toBe('/opt/browser')
  expect(findInstalledProgram('Chromium', '', () => true)).toBe('/usr/bin/chromium')
})

test('one line explains how to install a missing program', () => {
  expect(() => findInstalledProgram('Firefox', '', () => false)).toThrow(
    /^There is no Firefox: install it .* or set FIREFOX_PATH to yours\.$/,
  )
})
