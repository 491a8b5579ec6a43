import type { PageRow } from './pageRow'
import { paths } from './pathTable'

/** Where the paths that code uses differ from the page table's; each in one line. */
export function pathDifferences(rows: readonly PageRow[]): string[] {
  return Object.entries(paths).flatMap(([id, [nl, en]]) => {
    const row = rows.find((each) => each.id === id)
    if (!row) return [`src/pageTable/pathTable.ts, "${id}": data/pages.json has no such row.`]
    if (row.path_nl === nl && row.path_en === en) return []
    return [
      `src/pageTable/pathTable.ts, "${id}": ${nl}, ${en} here, but ${row.path_nl}, ${row.path_en} in data/pages.json.`,
    ]
  })
}
