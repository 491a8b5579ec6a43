/** The positions of a tab in its row, and of the part of the row that is in view, in px. */
interface TabPlace {
  /** The distance between the left edges of the tab and of the row's content. */
  left: number
  width: number
  scrolled: number
  /** The width of the row in view. */
  visible: number
}

/** The gap between two tabs and half of the previous one, which shows that the row scrolls to the left too. */
const shownBefore = 72

/** Returns how far the row must be scrolled to show the tab. A tab in view needs no scrolling. */
export function scrollToTab({ left, width, scrolled, visible }: TabPlace): number {
  const isInView = left >= scrolled && left + width <= scrolled + visible
  return isInView ? scrolled : Math.max(0, left - shownBefore)
}
