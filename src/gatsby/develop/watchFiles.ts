import { watch, type FSWatcher } from 'chokidar'

/**
 * The time in ms without a change after which the previous changes count as one. Editors write a file in several steps
 * and may save several files at the same time.
 */
const settleTime = 60

/** Calls `onChange` after each change to the JSON and Markdown files in a folder, until the watcher is closed. */
export function watchFiles(folder: string, onChange: () => void): FSWatcher {
  let timer: NodeJS.Timeout | undefined
  const watcher = watch(folder, { ignoreInitial: true, ignored: /\.(?:webp|jpe?g|png|avif|svg)$/ })
  watcher.on('all', (_event, file) => {
    if (!/\.(json|md)$/.test(file)) return
    clearTimeout(timer)
    timer = setTimeout(onChange, settleTime)
  })
  return watcher
}
