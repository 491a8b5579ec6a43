import { execFileSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { listChangedFiles } from '../../../src/commands/stages/nearestSuites'
import { chooseStages } from '../../../src/commands/stages/stages'
import { workFolder } from '../../support/workFolder'

const makeFolder = workFolder()

test('the changed files include new ones, but no deleted or ignored ones', () => {
  const folder = makeFolder({ 'same.ts': 'a', 'changed.ts': 'b', 'deleted.ts': 'c', '.gitignore': 'ignored.ts' })
  const git = (...parameters: string[]) => execFileSync('git', parameters, { cwd: folder, stdio: 'ignore' })
  git('init')
  git('add', '.')
  git('-c', 'user.name=Ine', '-c', 'user.email=ine@example.be', 'commit', '--message', 'Begin')
  expect(listChangedFiles(folder)).toEqual([])
  for (const name of ['changed.ts', 'één nieuw.ts', 'ignored.ts']) writeFileSync(path.join(folder, name), 'd')
  rmSync(path.join(folder, 'deleted.ts'))
  expect(listChangedFiles(folder)).toEqual(['changed.ts', 'één nieuw.ts'])
})

test('one line reports that there is no repository', () => {
  expect(() => listChangedFiles(makeFolder({}))).toThrow(/^git cannot list the changes/)
})

test.each([
  [['README.md'], [], ['types', 'format']],
  [['src/store/createStore.ts'], ['__tests__/store/createStore.test.ts'], ['types', 'lint', 'format', 'jest']],
])('the changed files %j and the suites %j are checked in the stages %j', (files, suites, stages) => {
  expect(chooseStages(files, suites).map(({ name }) => name)).toEqual(stages)
})
