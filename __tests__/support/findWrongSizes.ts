import path from 'node:path'
import type { SourceTree } from './readSourceTree'

/** The maximum number of lines in a module, and the minimum and maximum number of modules in a folder. */
export const limits = { lines: 200, fewest: 5, most: 15 }

const isModule = (file: string) => /^src\/.+\.tsx?$/.test(file) && !file.endsWith('.d.ts')

/** Messages and SQL are lists, and a long list is no harder to read. */
const isList = (file: string) => /^src\/i18n\/(nl|en)\/|\.sql\.ts$/.test(file)

const countLines = (text: string) => text.replace(/\n$/, '').split('\n').length

/** Returns one line of text for each module of src that is too long. */
export function findLongModules({ files, read }: SourceTree): string[] {
  return files
    .filter((file) => isModule(file) && !isList(file))
    .map((file) => ({ file, lines: countLines(read(file)) }))
    .filter(({ lines }) => lines > limits.lines)
    .map(({ file, lines }) => `${file} has ${lines} lines`)
}

/** Returns one line of text for each folder of src that directly contains too few or too many modules. */
export function findWrongFolders({ files }: SourceTree, excepted: ReadonlySet<string>): string[] {
  const counts = new Map<string, number>()
  for (const folder of files.filter(isModule).map((file) => path.posix.dirname(file)))
    counts.set(folder, (counts.get(folder) ?? 0) + 1)
  return [...counts]
    .filter(([folder, count]) => !excepted.has(folder) && (count < limits.fewest || count > limits.most))
    .map(([folder, count]) => `${folder} has ${count} modules`)
}

/** Describes the modules of src for the message of a failed test: "796 modules of 50 lines (median)". */
export function describeModules({ files, read }: SourceTree): string {
  const lines = files
    .filter(isModule)
    .map((file) => countLines(read(file)))
    .sort((one, other) => one - other)
  return `${lines.length} modules of ${lines[Math.floor(lines.length / 2)] ?? 0} lines (median)`
}
