import * as v from 'valibot'
import { breadcrumbFaults } from './breadcrumbFaults'
import { pageRow, type PageRow } from './pageRow'
import { pathFaults } from './pathFaults'
import { rowFault, type RowFault } from './rowFault'

/**
 * Checks the content of data/pages.json and gives its rows. Throws with one line for each fault that names the
 * row and the field; later checks run only on rows that have the right shape.
 */
export function readPages(json: unknown): PageRow[] {
  if (!Array.isArray(json)) throw new Error('data/pages.json must be a list of pages.')
  stopAt(json.flatMap(shapeFaults))
  const rows = v.parse(v.array(pageRow), json)
  stopAt([
    ...sameIds(rows),
    ...missingLanguages(rows),
    ...homepages(rows),
    ...pathFaults(rows),
    ...breadcrumbFaults(rows),
  ])
  return rows
}

function stopAt(faults: RowFault[]): void {
  if (faults.length > 0) throw new Error(faults.map(rowFault).join('\n'))
}

function shapeFaults(row: unknown, index: number): RowFault[] {
  const { issues } = v.safeParse(pageRow, row)
  const id = v.is(v.object({ id: v.string() }), row) ? row.id : `number ${index + 1}`
  return (issues ?? []).map((issue) => ({ row: id, field: v.getDotPath(issue) ?? 'row', fault: shapeWords(issue) }))
}

function shapeWords(issue: v.BaseIssue<unknown>): string {
  if (issue.type === 'strict_object' && issue.expected === 'never') return 'is not a field of a page'
  if (issue.received === 'undefined') return 'is missing'
  if (issue.type === 'picklist') return `there is no template ${issue.received}`
  return issue.kind === 'validation' ? issue.message : `must be ${issue.expected}, but is ${issue.received}`
}

function sameIds(rows: PageRow[]): RowFault[] {
  return rows
    .filter(({ id }, index) => rows.findIndex((row) => row.id === id) < index)
    .map(({ id }) => ({ row: id, field: 'id', fault: 'another row has the same id' }))
}

const inBothLanguages = ['meta_title', 'meta_description', 'meta_keywords'] as const

function missingLanguages(rows: PageRow[]): RowFault[] {
  return rows.flatMap((row) =>
    inBothLanguages.flatMap((field) => {
      const nl = row[`${field}_nl`] !== undefined
      if (nl === (row[`${field}_en`] !== undefined)) return []
      return [{ row: row.id, field: `${field}_${nl ? 'en' : 'nl'}`, fault: 'is missing: the other language has it' }]
    }),
  )
}

function homepages(rows: PageRow[]): RowFault[] {
  const [first, ...others] = rows.filter(({ isHomepage }) => isHomepage)
  if (!first) return [{ row: 'homepage', field: 'isHomepage', fault: 'no row is the home page' }]
  return others.map(({ id }) => ({ row: id, field: 'isHomepage', fault: `"${first.id}" is the home page already` }))
}
