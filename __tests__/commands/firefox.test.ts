import { findFirefox } from '../../src/commands/browserTests/firefox'

test('the Firefox that FIREFOX_PATH names is used, and otherwise the installed one', () => {
  expect(findFirefox('/opt/firefox', () => true)).toBe('/opt/firefox')
  expect(findFirefox('', (file) => file === '/usr/bin/firefox')).toBe('/usr/bin/firefox')
})

test('one line explains how to install a missing Firefox, or to correct FIREFOX_PATH', () => {
  for (const chosen of ['', '/opt/firefox']) {
    expect(() => findFirefox(chosen, () => false)).toThrow(
      /^There is no Firefox: install it .* or set FIREFOX_PATH to yours\.$/,
    )
  }
})
