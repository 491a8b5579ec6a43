import { findInstalled, findTestBrowser } from '../../src/commands/findInstalled'

test('the program that a setting names is used if it exists', () => {
  expect(findInstalled('Chromium', '/opt/browser', (file) => file === '/opt/browser')).toBe('/opt/browser')
})

test('a setting that names no program is reported', () => {
  expect(() => findInstalled('Chromium', '/opt/browser', () => false)).toThrow(
    'There is no Chromium at CHROMIUM_PATH (/opt/browser)',
  )
})

test.each([
  ['Chromium', '/usr/bin/chromium-browser'],
  ['Firefox', '/usr/bin/firefox'],
  ['nginx', '/usr/sbin/nginx'],
] as const)('an installed %s is found in its usual place', (name, place) => {
  expect(findInstalled(name, '', (file) => file === place)).toBe(place)
})

test('the browser tests run in the headless shell if it is installed, and measurements in a whole Chromium', () => {
  expect(findTestBrowser('', () => true)).toBe('/usr/bin/chromium-headless-shell')
  expect(findTestBrowser('', (file) => file === '/usr/bin/chromium')).toBe('/usr/bin/chromium')
  expect(findTestBrowser('/opt/browser', () => true)).toBe('/opt/browser')
  expect(findInstalled('Chromium', '', () => true)).toBe('/usr/bin/chromium')
})

test('one line explains how to install a missing program', () => {
  expect(() => findInstalled('Firefox', '', () => false)).toThrow(
    /^There is no Firefox: install it .* or set FIREFOX_PATH to yours\.$/,
  )
})
