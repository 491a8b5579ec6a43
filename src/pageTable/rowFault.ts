export interface RowFault {
  row: string
  field: string
  fault: string
}

/** What stops the build, in one line. */
export const rowFault = ({ row, field, fault }: RowFault): string =>
  `data/pages.json, row "${row}", field ${field}: ${fault}.`
