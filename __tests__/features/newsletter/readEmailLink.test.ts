/** @jest-environment jest-fixed-jsdom */
import { emailLinkScript, parseEmailLink, readEmailLink } from '../../../src/features/newsletter/readEmailLink'

test.each([
  ['#confirm=abc_-1', { action: 'confirm', token: 'abc_-1' }],
  ['#unsubscribe=abc', { action: 'unsubscribe', token: 'abc' }],
  // A mail program may cut off or change a link. The API reports such a token as unknown.
  ['#confirm=', { action: 'confirm', token: '' }],
  ['#confirm=%00 <b>', { action: 'confirm', token: '%00 <b>' }],
  ['', null],
  ['#main', null],
  ['#delete=abc', null],
  ['#x&confirm=abc', null],
  ['#constructor=abc', null],
])('the fragment %j is parsed as the email link %j', (fragment, emailLink) => {
  expect(parseEmailLink(fragment)).toEqual(emailLink)
})

describe('the script in the head of the newsletter page', () => {
  const run = () => void new Function(emailLinkScript)()
  const open = (address: string) => window.history.replaceState(null, '', address)
  afterEach(() => delete window.newsletterEmailLink)

  test('the script removes the token from the URL, and the page reads it once', () => {
    open('/nl/nieuwsbrief?utm=a#confirm=abc')
    run()
    expect(window.location.href).toMatch(/\/nl\/nieuwsbrief\?utm=a$/)
    expect(readEmailLink()).toEqual({ action: 'confirm', token: 'abc' })
    expect(readEmailLink()).toBeNull()
  })

  test.each(['/nl/nieuwsbrief', '/nl/nieuwsbrief#main', '/nl/nieuwsbrief?confirm=abc'])(
    'the script does not change the URL %s',
    (address) => {
      open(address)
      run()
      expect(window.location.href).toBe(`http://localhost${address}`)
      expect(readEmailLink()).toBeNull()
    },
  )
})
