import { composeStreetLine, hasHouseNumber, splitStreetLine } from '../../src/forms/address/streetLine'
import { fc } from '../support/propertyTests'

/** SPEC §3: An address has one line for street and number, for which Dutch forms have three fields. */
describe('splitStreetLine', () => {
  test.each([
    ['Prinsengracht 88', 'Prinsengracht', '88', ''],
    ['Prinsengracht 88A', 'Prinsengracht', '88', 'A'],
    ['Prinsengracht 88 A', 'Prinsengracht', '88', 'A'],
    ['Prinsengracht 88-2', 'Prinsengracht', '88', '2'],
    ['Prinsengracht 88/2', 'Prinsengracht', '88', '2'],
    ['Prinsengracht 88 2hoog', 'Prinsengracht', '88', '2hoog'],
    ['Prinsengracht 88-III', 'Prinsengracht', '88', 'III'],
    ['  Prinsengracht   88  bis ', 'Prinsengracht', '88', 'bis'],
    ['Kastanjelaan 88 bus 3', 'Kastanjelaan', '88', 'bus 3'],
    ['Rue Haute, 12', 'Rue Haute', '12', ''],
    ['Kastanjelaan 88, bus 3', 'Kastanjelaan', '88', 'bus 3'],
    ['Plein 1944, 12A, bus 3', 'Plein 1944', '12', 'A bus 3'],
    ['1e Helmersstraat 5', '1e Helmersstraat', '5', ''],
    ['Plein 1944 12', 'Plein 1944', '12', ''],
    ['Plein 1944 12 B', 'Plein 1944', '12', 'B'],
    ['Plein 1940-1945 3', 'Plein 1940-1945', '3', ''],
    ['Weg door de 2e Polder 5', 'Weg door de 2e Polder', '5', ''],
    ['Laan van de 1ste Divisie 12 B', 'Laan van de 1ste Divisie', '12', 'B'],
    ['Prinsengracht 88 2e verdieping', 'Prinsengracht', '88', '2e verdieping'],
    ['Prinsengracht 88 2e', 'Prinsengracht', '88', '2e'],
    ['Prinsengracht 5e', 'Prinsengracht', '5', 'e'],
    ["Van 't Hoffstraat 7", "Van 't Hoffstraat", '7', ''],
    ['Kastanjelaan', 'Kastanjelaan', '', ''],
    ['88', '88', '', ''],
    ['88, rue Haute', '88, rue Haute', '', ''],
    ['', '', '', ''],
  ])('the line "%s" is split into street "%s", number "%s" and addition "%s"', (line, street, number, addition) => {
    expect(splitStreetLine(line)).toEqual({ street, number, addition })
  })
})

describe('composeStreetLine', () => {
  test.each([
    [{ street: 'Prinsengracht', number: '88', addition: '' }, 'Prinsengracht 88'],
    [{ street: 'Prinsengracht', number: '88', addition: 'A' }, 'Prinsengracht 88 A'],
    [{ street: 'Prinsengracht', number: '88', addition: '2' }, 'Prinsengracht 88-2'],
    [{ street: ' Plein  1944', number: ' 12 ', addition: ' ' }, 'Plein 1944 12'],
    [{ street: 'Prinsengracht', number: '', addition: '' }, 'Prinsengracht'],
    [{ street: '', number: '88', addition: '' }, '88'],
    [{ street: '', number: '', addition: '' }, ''],
  ])('the fields %j are joined into the line "%s"', (fields, line) => {
    expect(composeStreetLine(fields)).toBe(line)
  })

  it('splitting a joined line restores the fields', () => {
    const words = fc.array(fc.stringMatching(/^[A-Za-zé'.]{1,10}$/), { minLength: 1, maxLength: 3 })
    const streetLines = fc.record({
      street: words.map((list) => list.join(' ')),
      number: fc.integer({ min: 1, max: 9999 }).map(String),
      addition: fc.oneof(fc.constant(''), fc.stringMatching(/^[A-Z]{1,3}$/), fc.stringMatching(/^[1-9][a-z]{0,4}$/)),
    })
    fc.assert(fc.property(streetLines, (fields) => expect(splitStreetLine(composeStreetLine(fields))).toEqual(fields)))
  })

  it('joining a split line restores the line, apart from spaces, commas, slashes and hyphens', () => {
    const removeSeparators = (line: string) => line.replace(/[\s,/-]/g, '')
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), (line) => {
        const joinedLine = composeStreetLine(splitStreetLine(line))
        expect(removeSeparators(joinedLine)).toBe(removeSeparators(line))
        expect(composeStreetLine(splitStreetLine(joinedLine))).toBe(joinedLine)
      }),
    )
  })
})

test.each([
  ['Kastanjelaan 88', true],
  ['12, rue Haute', true],
  ['Dorpsstraat z/n', true],
  ['Dorpsstraat zn', true],
  ['Kastanjelaan', false],
  ['Zandstraat', false],
  ['شارع الحمرا ١٢', true],
])('for the line "%s", hasHouseNumber returns %s', (line, expected) => {
  expect(hasHouseNumber(line)).toBe(expected)
})
