import * as v from 'valibot'
import { buildEmailSchema } from '../../src/contract/buildEmailSchema'

test.each([
  'noor@example.be',
  'Noor.Claes+shop@mail.example.co.uk',
  "an.d'hondt@example.be",
  // A browser converts the domain "café.be" to this.
  'noor@xn--caf-dma.be',
  'noor@example.xn--p1ai',
  'noor@my--shop.be',
  ' noor@example.be ',
])('"%s" is an email address', (typed) => {
  expect(v.parse(buildEmailSchema(), typed)).toBe(typed.trim())
})

test.each(['', ' ', 'noor', 'noor@', '@example.be', 'noor@example', 'noor.claes@example', 'noor@example.', 'noor@.be'])(
  '"%s" is no email address',
  (typed) => {
    expect(v.safeParse(buildEmailSchema('Wrong'), typed).issues?.[0].message).toBe('Wrong')
  },
)

test.each([
  'noor@@example.be',
  'noor claes@example.be',
  'noor@exam ple.be',
  'noor@example.be, an@example.be',
  'noor@-a.be',
])('two addresses, spaces and misplaced signs are no email address: "%s"', (typed) => {
  expect(v.is(buildEmailSchema(), typed)).toBe(false)
})
