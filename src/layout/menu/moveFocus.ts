/** The focus moves between departments or within a department's sheet. Returns false when the key has no effect. */
export function moveFocus(key: string, link: HTMLElement, sheet: HTMLElement): boolean {
  const target =
    document.activeElement === link ? findNeighbourDepartment(key, link) : findNeighbourLink(key, link, sheet)
  target?.focus()
  return Boolean(target)
}

function findNeighbourDepartment(key: string, link: HTMLElement): HTMLElement | null | undefined {
  const item = link.parentElement
  const neighbour = { ArrowRight: item?.nextElementSibling, ArrowLeft: item?.previousElementSibling }[key]
  return neighbour?.querySelector('a')
}

function findNeighbourLink(key: string, link: HTMLElement, sheet: HTMLElement): HTMLElement | null | undefined {
  const columns = [...sheet.querySelectorAll('ul')].map((list) => [...list.querySelectorAll('a')])
  const focusedElement = document.activeElement
  const column = columns.findIndex((links) => links.some((candidate) => candidate === focusedElement))
  const row = columns[column]?.findIndex((candidate) => candidate === focusedElement)
  if (row === undefined) return null
  const columnLengths = columns.map((links) => links.length)
  const nextPosition = findMoveTarget(key, { column, row }, columnLengths)
  return nextPosition === 'out' ? link : nextPosition && columns[nextPosition.column]?.[nextPosition.row]
}

interface MenuPosition {
  column: number
  row: number
}

/**
 * Returns the position to which an arrow key, Home or End moves the focus from a link in a department's sheet. 'out' is
 * the department itself, above the first row. Returns null when the key has no effect. Empty columns are skipped.
 */
export function findMoveTarget(
  key: string,
  { column, row }: MenuPosition,
  columnLengths: readonly number[],
): MenuPosition | 'out' | null {
  const findLastRow = (columnIndex: number) => (columnLengths[columnIndex] ?? 0) - 1
  const findNeighbour = (step: number) => {
    let nextColumn = column + step
    while (columnLengths[nextColumn] === 0) nextColumn += step
    return columnLengths[nextColumn] === undefined
      ? null
      : { column: nextColumn, row: Math.min(row, findLastRow(nextColumn)) }
  }
  switch (key) {
    case 'ArrowDown':
      return { column, row: Math.min(row + 1, findLastRow(column)) }
    case 'ArrowUp':
      return row === 0 ? 'out' : { column, row: row - 1 }
    case 'ArrowRight':
      return findNeighbour(1)
    case 'ArrowLeft':
      return findNeighbour(-1)
    case 'Home':
      return { column, row: 0 }
    case 'End':
      return { column, row: findLastRow(column) }
    default:
      return null
  }
}
