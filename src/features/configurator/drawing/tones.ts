/** The line around and on a surface: the same colour, mixed with ink. */
export const toLine = (swatch: string): string => `color-mix(in srgb, ${swatch} 62%, var(--c-ink))`
/** The side of a surface that faces away from the light. */
export const toShade = (swatch: string, share = 80): string => `color-mix(in srgb, ${swatch} ${share}%, var(--c-ink))`
