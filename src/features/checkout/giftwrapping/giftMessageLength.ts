/** What is sent of a typed message: spaces around it don't count. */
export const sentMessage = (typed: string): string => typed.trim()

/** How long the API finds a message (SPEC §7, gift wrapping): in code points, so that an emoji counts once. */
export const messageLength = (typed: string): number => [...sentMessage(typed)].length

/** How many characters are left when that is worth saying aloud; null while there is room enough. */
export function leftToSay(used: number, max: number): number | null {
  const left = max - used
  return left >= 0 && left <= almost && left % 10 === 0 ? left : null
}

/** From so few on it is said, in steps of ten: a screen reader need not hear every letter counted. */
const almost = 20
