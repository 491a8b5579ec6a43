import type { Readable } from 'node:stream'
import { createInterface } from 'node:readline'
import { printLine } from './printLine'

/** The fields of a line of Gatsby's log (GATSBY_LOGGER=json) that this module reads. */
interface LogEntry {
  type: string
  payload?: {
    level?: string
    text?: string
    filePath?: string
    location?: { start?: { line: number; column: number } }
    codeFrame?: string
  }
}

/**
 * Reads the development server's log and prints errors and warnings, but does not repeat the last message until a step
 * has succeeded. Calls `onReady` once the server responds. Successes and progress are left out, because they would hide
 * the errors.
 */
export function watchGatsbyLog(output: Readable, onReady: () => void): void {
  let isReady = false
  let shownText = ''
  createInterface({ input: output }).on('line', (line) => {
    const logEntry = readEntry(line)
    if (logEntry === null) return printLine(line)
    const { level, text = '' } = logEntry.payload ?? {}
    if (!isReady && text.includes('You can now view')) {
      isReady = true
      onReady()
    }
    if (level === 'SUCCESS') shownText = ''
    if (level !== 'ERROR' && level !== 'WARNING') return
    const problem = formatEntry(logEntry)
    if (problem !== shownText) printLine(problem)
    shownText = problem
  })
}

/** Reads a line of the log. Returns null for other output, such as a developer's console.log. */
function readEntry(line: string): LogEntry | null {
  try {
    const logEntry = JSON.parse(line) as LogEntry | null
    return typeof logEntry?.type === 'string' ? logEntry : null
  } catch {
    return null
  }
}

function formatEntry({ payload = {} }: LogEntry): string {
  const { level, text = '', filePath, location, codeFrame } = payload
  const startPosition = location?.start
  const position = filePath
    ? ` in ${filePath}${startPosition ? `:${startPosition.line}:${startPosition.column}` : ''}`
    : ''
  const heading = `${level === 'ERROR' ? 'Error' : 'Warning'}${position}: ${text.trim()}`
  return codeFrame ? `${heading}\n${codeFrame}` : heading
}
