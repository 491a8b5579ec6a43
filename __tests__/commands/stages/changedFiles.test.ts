import { execFileSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { changedFiles } from '../../../src/commands/stages/nearestSuites'
import { changedStages } from '../../../src/commands/stages/stages'
import { workFolder } from '../../support/workFolder'

const makeFolder = workFolder()

test('files that were changed or are new count, those that are gone or ignored do not', () => {
  const folder = makeFolder({ 'kept.ts': 'a', 'changed.ts': 'b', 'gone.ts': 'c', '.gitignore': 'ignored.ts' })
  const git = (...parameters: string[]) => execFileSync('git', parameters, { cwd: folder, stdio: 'ignore' })
  git('init')
  git('add', '.')
  git('-c', 'user.name=Ine', '-c', 'user.email=ine@example.be', 'commit', '--message', 'Begin')
  expect(changedFiles(folder)).toEqual([])
  for (const name of ['changed.ts', 'één nieuw.ts', 'ignored.ts']) writeFileSync(path.join(folder, name), 'd')
  rmSync(path.join(folder, 'gone.ts'))
  expect(changedFiles(folder)).toEqual(['changed.ts', 'één nieuw.ts'])
})

test('without a repository one line says so', () => {
  expect(() => changedFiles(makeFolder({}))).toThrow(/^git can not say what has changed/)
})

test.each([
  [['README.md'], [], ['types', 'format']],
  [['src/store/createStore.ts'], ['__tests__/store/lazyStore.test.ts'], ['types', 'lint', 'format', 'jest']],
])('of %j with the suites %j the stages are %j', (files, suites, stages) => {
  expect(changedStages(files, suites).map(({ name }) => name)).toEqual(stages)
})
