type DigitCheck = (digits: string) => boolean

const computeRemainder = (digits: string, divisor: number) =>
  [...digits].reduce((remainder, digit) => (remainder * 10 + Number(digit)) % divisor, 0)

/** In a Belgian number, the last two digits and the first eight modulo 97 add up to 97. */
const isBelgianNumber: DigitCheck = (digits) =>
  Number(digits.slice(0, 8)) > 0 && 97 - computeRemainder(digits.slice(0, 8), 97) === Number(digits.slice(8))

/** The Dutch "eleven test" of the nine digits before the B, with the weights 9 to 2 and -1 for the last digit. */
const isElevenTestPassed = (nineDigits: string) =>
  Number(nineDigits) > 0 &&
  [...nineDigits].reduce((sum, digit, index) => sum + Number(digit) * (index === 8 ? -1 : 9 - index), 0) % 11 === 0

/**
 * The numbers of Dutch companies pass the eleven test. The numbers of Dutch sole proprietors (since 2020) pass ISO 7064
 * mod 97,10, which includes the prefix NL and counts letters as 10 to 35.
 */
const isDutchNumber: DigitCheck = (digits) => {
  const numericForm = [...`NL${digits}`].map((character) => parseInt(character, 36)).join('')
  return !digits.endsWith('00') && (isElevenTestPassed(digits.slice(0, 9)) || computeRemainder(numericForm, 97) === 1)
}

/** In a Luxembourgish number, the last two digits are the first six modulo 89. */
const isLuxembourgishNumber: DigitCheck = (digits) =>
  Number(digits) > 0 && computeRemainder(digits.slice(0, 6), 89) === Number(digits.slice(6))

/**
 * The key before a French SIREN is (12 + 3 × SIREN) mod 97. A key with a letter (never I or O) follows a different
 * rule, modulo 11.
 */
const isFrenchNumber: DigitCheck = (digits) => {
  const key = digits.slice(0, 2)
  const siren = digits.slice(2)
  if (Number(siren) === 0) return false
  if (/^\d\d$/.test(key)) return (12 + 3 * computeRemainder(siren, 97)) % 97 === Number(key)
  const keyCharacters = '0123456789ABCDEFGHJKLMNPQRSTUVWXYZ'
  const [first = 0, second = 0] = [...key].map((character) => keyCharacters.indexOf(character))
  const keyNumber = first < 10 ? first * 24 + second - 10 : first * 34 + second - 100
  return (Number(siren) + 1 + Math.floor(keyNumber / 11)) % 11 === keyNumber % 11
}

/** In a German number, ISO 7064 mod 11,10 over the first eight digits gives the ninth. */
const isGermanNumber: DigitCheck = (digits) => {
  const product = [...digits.slice(0, 8)].reduce(
    (lastProduct, digit) => (2 * ((Number(digit) + lastProduct) % 10 || 10)) % 11,
    10,
  )
  return (11 - product) % 10 === Number(digits[8])
}

const rules: Record<string, { form: RegExp; isValid: DigitCheck }> = {
  BE: { form: /^[01]\d{9}$/, isValid: isBelgianNumber },
  NL: { form: /^\d{9}B\d{2}$/, isValid: isDutchNumber },
  LU: { form: /^\d{8}$/, isValid: isLuxembourgishNumber },
  FR: { form: /^[0-9A-HJ-NP-Z]{2}\d{9}$/, isValid: isFrenchNumber },
  DE: { form: /^[1-9]\d{8}$/, isValid: isGermanNumber },
}

/**
 * Converts a VAT number of Belgium, the Netherlands, Luxembourg, France or Germany to its plain form (`BE0123456749`).
 * Returns null for an invalid format or checksum and for other countries. Spaces, dots, hyphens and case are ignored. A
 * number without a country prefix is treated as a number of the country `iso` (ISO 3166). Whether the number was ever
 * issued is not checked.
 */
export function normalizeVatNumber(vatNumber: string, iso: string): string | null {
  const plainNumber = vatNumber.toUpperCase().replace(/[\s.-]/g, '')
  const prefix = /^(BE|NL|LU|FR|DE)/.exec(plainNumber)?.[0]
  for (const [country, digits] of [
    [prefix, plainNumber.slice(2)],
    [iso, plainNumber],
  ]) {
    const rule = country && Object.hasOwn(rules, country) ? rules[country] : undefined
    // Belgian numbers from before 2005 are written without their leading 0.
    const completeDigits = country === 'BE' && digits?.length === 9 ? `0${digits}` : (digits ?? '')
    if (rule?.form.test(completeDigits) && rule.isValid(completeDigits)) return `${country}${completeDigits}`
  }
  return null
}
