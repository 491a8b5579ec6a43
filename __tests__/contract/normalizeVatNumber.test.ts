import { normalizeVatNumber } from '../../src/contract/normalizeVatNumber'

/** The numbers are generated with each country's algorithm. None is meant to be real. */
describe('normalizeVatNumber', () => {
  test.each([
    ['BE', 'BE0123456749', 'BE0123456749', 'Belgian'],
    ['BE', 'be 0403.020.152', 'BE0403020152', 'with dots, spaces and small letters'],
    ['BE', '1000000120', 'BE1000000120', 'beginning with 1, without its country'],
    ['BE', 'BE 403.020.152', 'BE0403020152', 'of nine digits, as before 2005'],
    ['BE', '0000009797', 'BE0000009797', 'of which the check is 97'],
    ['NL', 'NL123456782B01', 'NL123456782B01', 'of a Dutch company: eleven test'],
    ['NL', '8765.43.219.b.12', 'NL876543219B12', 'with dots and a small b'],
    ['NL', 'NL000111222B18', 'NL000111222B18', 'of a one-man business: mod 97'],
    ['NL', 'NL987654321B94', 'NL987654321B94', 'of a one-man business, that fails the eleven test'],
    ['LU', 'LU 123 456 13', 'LU12345613', 'of Luxembourg'],
    ['LU', '00008900', 'LU00008900', 'of which the check is 0'],
    ['FR', 'FR 32 123 456 789', 'FR32123456789', 'French'],
    ['FR', '95000111222', 'FR95000111222', 'French, without its country'],
    ['FR', 'FR7H123456789', 'FR7H123456789', 'French, with a letter second in its key'],
    ['FR', 'frHQ 123456789', 'FRHQ123456789', 'French, with two letters as key'],
    ['DE', 'DE 123 456 788', 'DE123456788', 'German'],
    ['DE', '100000008', 'DE100000008', 'German, without its country'],
    ['DE', 'DE 123 456 770', 'DE123456770', 'German, of which the check is 0'],
    ['BE', 'NL123456782B01', 'NL123456782B01', 'of another country than the address'],
    ['IT', 'DE123456788', 'DE123456788', 'with its country, at an address whose country has no rule'],
  ])('in %s, normalizes the number %s to %s (%s)', (iso, given, plain) => {
    expect(normalizeVatNumber(given, iso)).toBe(plain)
  })

  test.each([
    ['BE', '', 'nothing'],
    ['BE', 'BE', 'only a country'],
    ['BE', 'BE0123456789', 'a wrong check'],
    ['BE', 'BE0123456794', 'two digits swapped'],
    ['BE', 'BE2123456765', 'a Belgian number does not begin with 2'],
    ['BE', 'BE01234567490', 'a digit too many'],
    ['BE', 'BE0000000097', 'zero'],
    ['BE', 'BE0I23456749', 'a letter for a digit'],
    ['NL', 'NL123456783B01', 'neither test passes'],
    ['NL', 'NL123456789B14', 'mod 97 is 2'],
    ['NL', 'NL123456782B00', 'businesses are counted from 01'],
    ['NL', 'NL123456782', 'the part after the B is missing'],
    ['NL', 'NL123456782C01', 'a C for the B'],
    ['NL', 'NL000000000B01', 'zero'],
    ['LU', 'LU12345612', 'a wrong check'],
    ['LU', 'LU1234561', 'a digit too few'],
    ['LU', 'LU00000000', 'zero'],
    ['FR', 'FR33123456789', 'a wrong key'],
    ['FR', 'FRIO123456789', 'I and O are not used'],
    ['FR', 'FR7K123456789', 'a wrong key with a letter'],
    ['FR', 'FR12000000000', 'zero'],
    ['FR', 'FR3212345678', 'a digit too few'],
    ['DE', 'DE123456789', 'a wrong check'],
    ['DE', 'DE023456788', 'a German number does not begin with 0'],
    ['BE', 'DE0123456749', 'the country in front is not the number’s'],
    ['BE', 'IT12345670017', 'a country without a rule'],
    ['IT', '12345670017', 'an address whose country has no rule'],
    ['constructor', '0123456749', 'no country'],
    ['BE', `BE${'0'.repeat(5000)}`, 'far too long'],
  ])('in %s, rejects the number %s (%s)', (iso, given) => {
    expect(normalizeVatNumber(given, iso)).toBeNull()
  })

  test.each([
    ['BE', 'BE0123456749'],
    ['NL', 'NL123456782B01'],
    ['LU', 'LU12345613'],
    ['FR', 'FR32123456789'],
    ['DE', 'DE123456788'],
  ])('detects any single wrong digit in %s', (iso, number) => {
    const passing = [...number].flatMap((sign, at) =>
      /\d/.test(sign) && !(iso === 'NL' && at > 10)
        ? [...'0123456789']
            .filter((digit) => digit !== sign)
            .map((digit) => number.slice(0, at) + digit + number.slice(at + 1))
            .filter((changed) => normalizeVatNumber(changed, iso) !== null)
        : [],
    )
    expect(passing).toEqual([])
  })
})
