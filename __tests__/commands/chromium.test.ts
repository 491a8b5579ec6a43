import { findChromium, findTestBrowser } from '../../src/commands/chromium'

test('uses the browser that CHROMIUM_PATH names if it exists', () => {
  expect(findChromium('/opt/browser', (file) => file === '/opt/browser')).toBe('/opt/browser')
})

test('reports a CHROMIUM_PATH that does not exist', () => {
  expect(() => findChromium('/opt/browser', () => false)).toThrow('There is no browser at CHROMIUM_PATH (/opt/browser)')
})

test('finds the installed browser in its usual location', () => {
  expect(findChromium('', (file) => file === '/usr/bin/chromium-browser')).toBe('/usr/bin/chromium-browser')
})

test('runs the browser tests in the headless shell if it is installed, and measures in a whole Chromium', () => {
  expect(findTestBrowser('', () => true)).toBe('/usr/bin/chromium-headless-shell')
  expect(findTestBrowser('', (file) => file === '/usr/bin/chromium')).toBe('/usr/bin/chromium')
  expect(findTestBrowser('/opt/browser', () => true)).toBe('/opt/browser')
  expect(findChromium('', () => true)).toBe('/usr/bin/chromium')
})

test('explains in one line how to install a missing browser', () => {
  expect(() => findChromium('', () => false)).toThrow(
    /^There is no Chromium: install it .* or set CHROMIUM_PATH to yours\.$/,
  )
})
