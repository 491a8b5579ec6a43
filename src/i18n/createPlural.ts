/** The forms of a message by the plural categories of a language: English has `one` and `other`. */
type Forms = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>

/** Returns the function by which the messages of a language choose their form for a number. */
export function createPlural(language: string): (count: number, forms: Forms) => string {
  const rules = new Intl.PluralRules(language)
  return (count, forms) => forms[rules.select(count)] ?? forms.other
}
