/** The form shows the number of characters left from this number down. */
const shownFrom = 200

/** A screen reader announces every tenth character from this number down. */
const announcedFrom = 50

/** Counts the characters as the shop API does: without the white space around the text. */
export const countLeft = (typed: string, most: number): number => most - typed.trim().length

/**
 * Returns the number of characters left if the form should show it, else null. Text that is too long has an error
 * instead.
 */
export const findShownLeft = (left: number): number | null => (left >= 0 && left <= shownFrom ? left : null)

/** Returns the number of characters left if a screen reader should announce it, else null. */
export const findAnnouncedLeft = (left: number): number | null =>
  left >= 0 && (left === shownFrom || (left <= announcedFrom && left % 10 === 0)) ? left : null
