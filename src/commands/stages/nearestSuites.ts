import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { execFileSync } from 'node:child_process'

/** The maximum number of suites, which take a few seconds. More distant suites are left to a full run. */
const maxSuites = 8

const imported = /\b(?:from|import|mock)\s*\(?\s*(?:\/\*[^*]*\*\/\s*)?'(\.{1,2}\/[^']+)'/g
const isSuite = (file: string) => /^__tests__\/(?!e2e\/|built\/).+\.test\.tsx?$/.test(file)

/** Returns the importers of each file, by path from the repository's root. */
function readImporters(folder: string): Map<string, string[]> {
  const importers = new Map<string, string[]>()
  const code = ['src', '__tests__'].flatMap((root) =>
    readdirSync(path.join(folder, root), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => path.posix.join(root, name)),
  )
  for (const file of code) {
    for (const [, target = ''] of readFileSync(path.join(folder, file), 'utf8').matchAll(imported)) {
      const base = path.posix.join(path.posix.dirname(file), target)
      const found = [`${base}.ts`, `${base}.tsx`, base].find((name) => existsSync(path.join(folder, name)))
      if (found) importers.set(found, [...(importers.get(found) ?? []), file])
    }
  }
  return importers
}

/** Splits a path into words: "features/cart/CartOverview" into features, cart and overview. */
const splitWords = (file: string) => [...new Set(file.match(/[A-Z]?[a-z]+/g)?.map((word) => word.toLowerCase()))]

/** Sorts suites of equal distance by the number of words that they share with the names of changed files. */
function sortByName(suites: string[], changed: string[]): string[] {
  const words = changed.flatMap(splitWords)
  const shared = (suite: string) => splitWords(suite).filter((word) => words.includes(word)).length
  return [...suites].sort((one, other) => shared(other) - shared(one))
}

/**
 * Returns the suites nearest to changed files: those that changed, those that import a changed file, and those that
 * import one indirectly, up to the maximum. `all` is the number of suites at any distance.
 */
export function findNearestSuites(changed: string[], folder = '.'): { nearest: string[]; all: number } {
  const importers = readImporters(folder)
  const known = new Set(changed)
  let nearest: string[] = []
  let all = 0
  for (let level = changed; level.length > 0;) {
    const suites = level.filter(isSuite)
    const wanted =
      level === changed ? suites : sortByName(suites, changed).slice(0, Math.max(maxSuites - nearest.length, 0))
    nearest = [...nearest, ...wanted]
    all += suites.length
    level = [...new Set(level.flatMap((file) => importers.get(file) ?? []))].filter((file) => !known.has(file))
    level.forEach((file) => known.add(file))
  }
  return { nearest, all }
}

/**
 * Lists the files of a repository that differ from the last commit, including new files but no deleted ones. Throws
 * outside a repository.
 */
export function listChangedFiles(folder = '.'): string[] {
  const runGit = (...parameters: string[]): string[] =>
    execFileSync('git', parameters, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
      .split('\0')
      .filter(Boolean)
  try {
    const changed = [
      ...runGit('diff', '--name-only', '--relative', '-z', 'HEAD'),
      ...runGit('ls-files', '--others', '--exclude-standard', '-z'),
    ]
    return changed.filter((file) => existsSync(path.join(folder, file)))
  } catch {
    throw new Error('git cannot list the changes since the last commit: is this a clone of the repository?')
  }
}
