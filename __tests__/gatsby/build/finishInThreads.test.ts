/** @jest-environment node */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { finishInThreads } from '../../../src/gatsby/build/finishInThreads'
import { workFolder } from '../../support/workFolder'

const folderWith = workFolder()
const pages = Array.from({ length: 600 }, (_each, at) => ({
  path: `/nl/${at}`,
  componentChunkName: 'home',
  context: {},
}))

test('many pages are divided among threads, each page once', async () => {
  const script = `const { workerData } = require('node:worker_threads'); const { appendFileSync } = require('node:fs')
    appendFileSync(workerData.folder + '/done.txt', workerData.pages.map(({ path }) => path + '\\n').join(''))`
  const folder = folderWith({ 'part.js': script })
  await finishInThreads(folder, pages, path.join(folder, 'part.js'))
  const done = readFileSync(path.join(folder, 'done.txt'), 'utf8').trim().split('\n')
  expect(done.sort()).toEqual(pages.map((page) => page.path).sort())
})

test('a thread that fails stops the build', async () => {
  const folder = folderWith({ 'part.js': `throw new Error('no room on the disk')` })
  await expect(finishInThreads(folder, pages, path.join(folder, 'part.js'))).rejects.toThrow('no room on the disk')
})

test('without the compiled script the pages are finished in the main thread', async () => {
  const html = '<html><head></head><body><!-- --></body></html>'
  const folder = folderWith({ 'webpack.stats.json': '{"assetsByChunkName":{}}', 'nl/0/index.html': html })
  await finishInThreads(folder, pages.slice(0, 1), path.join(folder, 'none.js'))
  expect(readFileSync(path.join(folder, 'nl/0/index.html'), 'utf8')).not.toContain('<!-- -->')
})
