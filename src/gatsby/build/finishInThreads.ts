import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { finishPages, type BuiltPage } from './finishPages'

/**
 * The number of pages from which threads are used, because starting one takes as long as finishing some hundreds of
 * pages.
 */
const fewestForThreads = 500

/** Runs finishPages on every core. A build without the compiled script, such as `npx gatsby build`, uses a single core. */
export async function finishInThreads(
  folder: string,
  built: Iterable<BuiltPage>,
  script = path.resolve('.cache/compiled/src/gatsby/build/finishPart.js'),
): Promise<void> {
  // Threads receive copies of their data, so the page contexts are left out.
  const pages = [...built].map(({ path: pagePath, componentChunkName }) => ({ path: pagePath, componentChunkName }))
  if (pages.length < fewestForThreads || !existsSync(script)) return finishPages(folder, pages)
  const share = Math.ceil(pages.length / availableParallelism())
  const shares = Array.from({ length: Math.ceil(pages.length / share) }, (_each, at) =>
    pages.slice(at * share, (at + 1) * share),
  )
  await Promise.all(shares.map((part) => runThread(script, { folder, pages: part })))
}

function runThread(script: string, workerData: object): Promise<void> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(script, { workerData })
    thread.once('error', reject)
    thread.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`A thread ended with ${code}.`))))
  })
}
