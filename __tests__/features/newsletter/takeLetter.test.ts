/** @jest-environment jest-fixed-jsdom */
import { letterOf, letterScript, takeLetter } from '../../../src/features/newsletter/letter/takeLetter'

test.each([
  ['#confirm=abc_-1', { deed: 'confirm', token: 'abc_-1' }],
  ['#unsubscribe=abc', { deed: 'unsubscribe', token: 'abc' }],
  // Cut off or mangled by a mail program: the shop says that it knows no such letter.
  ['#confirm=', { deed: 'confirm', token: '' }],
  ['#confirm=%00 <b>', { deed: 'confirm', token: '%00 <b>' }],
  ['', null],
  ['#main', null],
  ['#delete=abc', null],
  ['#x&confirm=abc', null],
  ['#constructor=abc', null],
])('the fragment %j is the letter %j', (fragment, letter) => {
  expect(letterOf(fragment)).toEqual(letter)
})

describe('the script in the head of the page', () => {
  const run = () => void new Function(letterScript)()
  const open = (address: string) => window.history.replaceState(null, '', address)
  afterEach(() => delete window.newsletterLetter)

  test('takes the token out of the address before anything else, and the page gets it once', () => {
    open('/nl/nieuwsbrief?utm=a#confirm=abc')
    run()
    expect(window.location.href).toMatch(/\/nl\/nieuwsbrief\?utm=a$/)
    expect(takeLetter()).toEqual({ deed: 'confirm', token: 'abc' })
    expect(takeLetter()).toBeNull()
  })

  test.each(['/nl/nieuwsbrief', '/nl/nieuwsbrief#main', '/nl/nieuwsbrief?confirm=abc'])(
    'leaves %s alone',
    (address) => {
      open(address)
      run()
      expect(window.location.href).toBe(`http://localhost${address}`)
      expect(takeLetter()).toBeNull()
    },
  )

  test('a link opened in the same tab goes before one of before', () => {
    open('/nl/nieuwsbrief#confirm=abc')
    run()
    open('/nl/nieuwsbrief#unsubscribe=def')
    expect(takeLetter()).toEqual({ deed: 'unsubscribe', token: 'def' })
    expect(window.location.hash).toBe('')
  })
})
