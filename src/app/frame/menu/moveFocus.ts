import { moveInColumns } from './moveInColumns'

/** Moves the focus from a department to the next, or inside its sheet. False when the key does nothing here. */
export function moveFocus(key: string, link: HTMLElement, sheet: HTMLElement): boolean {
  const target = document.activeElement === link ? besideDepartment(key, link) : besideLink(key, link, sheet)
  target?.focus()
  return Boolean(target)
}

function besideDepartment(key: string, link: HTMLElement): HTMLElement | null | undefined {
  const item = link.parentElement
  const beside = { ArrowRight: item?.nextElementSibling, ArrowLeft: item?.previousElementSibling }[key]
  return beside?.querySelector('a')
}

function besideLink(key: string, link: HTMLElement, sheet: HTMLElement): HTMLElement | null | undefined {
  const columns = [...sheet.querySelectorAll('ul')].map((list) => [...list.querySelectorAll('a')])
  const here = document.activeElement
  const column = columns.findIndex((links) => links.some((each) => each === here))
  const row = columns[column]?.findIndex((each) => each === here)
  if (row === undefined) return null
  const lengths = columns.map((links) => links.length)
  const next = moveInColumns(key, { column, row }, lengths)
  return next === 'out' ? link : next && columns[next.column]?.[next.row]
}
