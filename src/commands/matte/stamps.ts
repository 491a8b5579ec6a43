import { existsSync, readFileSync, writeFileSync } from 'node:fs'

/** Reads a JSON file of texts, keyed by name. Returns an empty object if the file does not exist. */
export const readEntries = (file: string): Record<string, string> =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {}

/** Writes the stamps of pictures, keyed by the names of their photos, in alphabetical order. */
export function writeStamps(file: string, stamps: Record<string, string>): void {
  const sortedStamps = Object.entries(stamps).sort(([one], [other]) => (one < other ? -1 : 1))
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(sortedStamps), null, 2)}\n`)
}
