import { explainError } from '../../src/commands/printLine'

test.each([
  [new Error('Port 8000 is in use.'), 'Port 8000 is in use.'],
  [new Error('one\ntwo\n'), 'one two'],
  ['just words', 'just words'],
  [new Error(''), 'An unknown error occurred.'],
])('the error %p becomes one line', (error, line) => {
  expect(explainError(error)).toBe(line)
})
