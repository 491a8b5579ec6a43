/** VAT contained in an amount that includes it, in cents. `rate` in percent. */
export const vatContained = (cents: number, rate: number): number => Math.round((cents * rate) / (100 + rate))
