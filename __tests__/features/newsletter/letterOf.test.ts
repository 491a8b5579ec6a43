import { letterOf } from '../../../src/features/newsletter/letter/letterOf'

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
