import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { buildSite } from '../../src/commands/buildSite'
import { workFolder } from '../support/workFolder'

jest.mock('../../src/commands/programs', () => ({
  /** Stops halfway, with the first files in public/. */
  runProgram: () => {
    mkdirSync('public')
    for (const name of ['1a2b3c4d.js', '1a2b3c4d.js.map']) writeFileSync(`public/${name}`, '')
    return Promise.resolve(1)
  },
}))

const folderWith = workFolder()
const project = process.cwd()
beforeEach(() => process.chdir(folderWith({})))
afterEach(() => process.chdir(project))

test('a build that fails halfway says so and leaves no source map', async () => {
  await expect(buildSite()).rejects.toThrow('The build failed')
  expect(['1a2b3c4d.js', '1a2b3c4d.js.map'].map((name) => existsSync(`public/${name}`))).toEqual([true, false])
})
