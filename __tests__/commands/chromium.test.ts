import { findChromium, findTestBrowser } from '../../src/commands/chromium'

test('the browser that CHROMIUM_PATH names is used if it exists', () => {
  expect(findChromium('/opt/browser', (file) => file === '/opt/browser')).toBe('/opt/browser')
})

test('a CHROMIUM_PATH that does not exist is reported', () => {
  expect(() => findChromium('/opt/browser', () => false)).toThrow('There is no browser at CHROMIUM_PATH (/opt/browser)')
})

test('the installed browser is found in its usual location', () => {
  expect(findChromium('', (file) => file === '/usr/bin/chromium-browser')).toBe('/usr/bin/chromium-browser')
})

test('the browser tests run in the headless shell if it is installed, and measurements in a whole Chromium', () => {
  expect(findTestBrowser('', () => true)).toBe('/usr/bin/chromium-headless-shell')
  expect(findTestBrowser('', (file) => file === '/usr/bin/chromium')).toBe('/usr/bin/chromium')
  expect(findTestBrowser('/opt/browser', () => true)).toBe('/opt/browser')
  expect(findChromium('', () => true)).toBe('/usr/bin/chromium')
})

test('one line explains how to install a missing browser', () => {
  expect(() => findChromium('', () => false)).toThrow(
    /^There is no Chromium: install it .* or set CHROMIUM_PATH to yours\.$/,
  )
})
