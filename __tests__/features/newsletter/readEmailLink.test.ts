/** @jest-environment jest-fixed-jsdom */
import { parseEmailLink, emailLinkScript, readEmailLink } from '../../../src/features/newsletter/readEmailLink'

test.each([
  ['#confirm=abc_-1', { action: 'confirm', token: 'abc_-1' }],
  ['#unsubscribe=abc', { action: 'unsubscribe', token: 'abc' }],
  // Cut off or mangled by a mail program: the shop says that it knows no such emailLink.
  ['#confirm=', { action: 'confirm', token: '' }],
  ['#confirm=%00 <b>', { action: 'confirm', token: '%00 <b>' }],
  ['', null],
  ['#main', null],
  ['#delete=abc', null],
  ['#x&confirm=abc', null],
  ['#constructor=abc', null],
])('the fragment %j is the emailLink %j', (fragment, emailLink) => {
  expect(parseEmailLink(fragment)).toEqual(emailLink)
})

describe('the script in the head of the page', () => {
  const run = () => void new Function(emailLinkScript)()
  const open = (address: string) => window.history.replaceState(null, '', address)
  afterEach(() => delete window.newsletterEmailLink)

  test('takes the token out of the address before anything else, and the page gets it once', () => {
    open('/nl/nieuwsbrief?utm=a#confirm=abc')
    run()
    expect(window.location.href).toMatch(/\/nl\/nieuwsbrief\?utm=a$/)
    expect(readEmailLink()).toEqual({ action: 'confirm', token: 'abc' })
    expect(readEmailLink()).toBeNull()
  })

  test.each(['/nl/nieuwsbrief', '/nl/nieuwsbrief#main', '/nl/nieuwsbrief?confirm=abc'])(
    'leaves %s alone',
    (address) => {
      open(address)
      run()
      expect(window.location.href).toBe(`http://localhost${address}`)
      expect(readEmailLink()).toBeNull()
    },
  )

  test('a link opened in the same tab goes before one of before', () => {
    open('/nl/nieuwsbrief#confirm=abc')
    run()
    open('/nl/nieuwsbrief#unsubscribe=def')
    expect(readEmailLink()).toEqual({ action: 'unsubscribe', token: 'def' })
    expect(window.location.hash).toBe('')
  })
})
