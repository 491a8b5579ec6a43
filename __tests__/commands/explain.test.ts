import { explain } from '../../src/commands/say'

test.each([
  [new Error('Port 8000 is in use.'), 'Port 8000 is in use.'],
  [new Error('one\ntwo\n'), 'one two'],
  ['just words', 'just words'],
  [new Error(''), 'Something went wrong that has no name.'],
])('%p becomes one line', (error, line) => {
  expect(explain(error)).toBe(line)
})
