import { findChromium } from '../../src/commands/chromium'

test('the browser that CHROMIUM_PATH names is used when it is there', () => {
  expect(findChromium('/opt/browser', (file) => file === '/opt/browser')).toBe('/opt/browser')
})

test('a CHROMIUM_PATH that leads nowhere is named', () => {
  expect(() => findChromium('/opt/browser', () => false)).toThrow('There is no browser at CHROMIUM_PATH (/opt/browser)')
})

test('the installed one is found in its usual place', () => {
  expect(findChromium('', (file) => file === '/usr/bin/chromium-browser')).toBe('/usr/bin/chromium-browser')
})

test('without one, one line says how to get it', () => {
  expect(() => findChromium('', () => false)).toThrow(
    /^There is no Chromium: install it .* or set CHROMIUM_PATH to yours\.$/,
  )
})
