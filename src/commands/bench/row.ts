/** A line of a benchmark's table: what stands in each column. */
export type Row = Record<string, string>
