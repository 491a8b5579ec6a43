/**
 * Which suggestion a key leads to: their numbers from 0, -1 is the field itself. Down and up go round by way of the
 * field; Home and End move between suggestions only from one of them, in the field they are the caret's.
 * Null when the key does nothing here.
 */
export function moveActive(key: string, active: number, count: number): number | null {
  if (count === 0) return null
  switch (key) {
    case 'ArrowDown':
      return active + 1 < count ? active + 1 : -1
    case 'ArrowUp':
      return active === -1 ? count - 1 : active - 1
    case 'Home':
      return active === -1 ? null : 0
    case 'End':
      return active === -1 ? null : count - 1
    default:
      return null
  }
}
