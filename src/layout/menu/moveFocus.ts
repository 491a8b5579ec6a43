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

/** An arrow key, Home or End moves the focus from a link in the sheet. Above the first row is the department itself. */
function findNeighbourLink(key: string, link: HTMLElement, sheet: HTMLElement): HTMLElement | null | undefined {
  const columns = [...sheet.querySelectorAll('ul')].map((list) => [...list.querySelectorAll<HTMLElement>('a')])
  const focusedElement = document.activeElement as HTMLElement
  const column = columns.findIndex((links) => links.includes(focusedElement))
  const links = columns[column]
  if (!links) return null
  const row = links.indexOf(focusedElement)
  const pickNearest = (otherLinks: HTMLElement[] = [], index: number) =>
    otherLinks[Math.min(index, otherLinks.length - 1)]
  switch (key) {
    case 'ArrowDown':
      return pickNearest(links, row + 1)
    case 'ArrowUp':
      return row === 0 ? link : links[row - 1]
    case 'ArrowRight':
      return pickNearest(columns[column + 1], row)
    case 'ArrowLeft':
      return pickNearest(columns[column - 1], row)
    case 'Home':
      return links[0]
    case 'End':
      return links.at(-1)
    default:
      return null
  }
}
