import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { runCaptured } from '../programs'

/** The maximum number of suites, which run in a few seconds. Only a full run includes the others. */
const maxSuites = 5

/** Splits a path into words: "features/cart/CartOverview" into features, cart and overview. */
const splitWords = (file: string) => [...new Set(file.match(/[A-Z]?[a-z]+/g)?.map((word) => word.toLowerCase()))]

/**
 * Picks from the suites that depend on changed files: first all suites that have changed themselves, then, up to the
 * maximum, the suites whose paths share the most words with the changed files, because tests mirror the paths of src.
 */
export function pickNearestSuites(suites: string[], changedFiles: string[]): string[] {
  const changedWords = new Set(changedFiles.flatMap(splitWords))
  const countSharedWords = (suite: string) => splitWords(suite).filter((word) => changedWords.has(word)).length
  const changedSuites = suites.filter((suite) => changedFiles.includes(suite))
  const otherSuites = suites.filter((suite) => !changedFiles.includes(suite)).sort()
  otherSuites.sort((one, other) => countSharedWords(other) - countSharedWords(one))
  return [...changedSuites, ...otherSuites].slice(0, Math.max(maxSuites, changedSuites.length))
}

/**
 * Lists the suites that depend on the given files according to Jest. Hundreds of suites may depend on a central file.
 */
export async function listRelatedSuites(files: string[]): Promise<string[]> {
  const { exitCode, output } = await runCaptured('jest', ['--listTests', '--findRelatedTests', ...files])
  if (exitCode !== 0) throw new Error(`Jest cannot list the suites of the changed files: ${output}`)
  const suites = output.split('\n').filter((line) => path.isAbsolute(line))
  return suites.map((suite) => path.relative('', suite).replaceAll(path.sep, '/'))
}

/**
 * Lists the files of a repository that differ from the last commit, including new files but not deleted files. Throws
 * outside a repository.
 */
export function listChangedFiles(folder = '.'): string[] {
  const runGit = (...parameters: string[]): string[] =>
    execFileSync('git', parameters, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
      .split('\0')
      .filter(Boolean)
  try {
    const changedFiles = [
      ...runGit('diff', '--name-only', '--relative', '-z', 'HEAD'),
      ...runGit('ls-files', '--others', '--exclude-standard', '-z'),
    ]
    return changedFiles.filter((file) => existsSync(path.join(folder, file)))
  } catch {
    throw new Error('git cannot list the changes since the last commit: is this a clone of the repository?')
  }
}
