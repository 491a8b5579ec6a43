import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'

/** The files of a folder's repository that are not as in the last commit, new ones too; none that are gone. */
export function changedFiles(folder = '.'): string[] {
  const ask = (...parameters: string[]): string[] =>
    execFileSync('git', parameters, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
      .split('\0')
      .filter(Boolean)
  try {
    const changed = [
      ...ask('diff', '--name-only', '--relative', '-z', 'HEAD'),
      ...ask('ls-files', '--others', '--exclude-standard', '-z'),
    ]
    return changed.filter((file) => existsSync(path.join(folder, file)))
  } catch {
    throw new Error('git can not say what has changed since the last commit: is this a clone of the repository?')
  }
}
