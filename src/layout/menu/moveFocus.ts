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
  const column = columns.findIndex((links) => links.some((each) => each === focusedElement))
  const row = columns[column]?.findIndex((each) => each === focusedElement)
  if (row === undefined) return null
  const lengths = columns.map((links) => links.length)
  const next = moveInColumns(key, { column, row }, lengths)
  return next === 'out' ? link : next && columns[next.column]?.[next.row]
}

interface MenuPosition {
  column: number
  row: number
}

/**
 * Returns the target of an arrow key, Home or End from a link in a department's sheet: 'out' is the department itself,
 * above the first row. Returns null when the key has no effect. Empty columns are skipped.
 * @param lengths the number of links in each column
 */
export function moveInColumns(
  key: string,
  { column, row }: MenuPosition,
  lengths: readonly number[],
): MenuPosition | 'out' | null {
  const findLastRow = (columnIndex: number) => (lengths[columnIndex] ?? 0) - 1
  const findNeighbour = (step: number) => {
    let next = column + step
    while (lengths[next] === 0) next += step
    return lengths[next] === undefined ? null : { column: next, row: Math.min(row, findLastRow(next)) }
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
