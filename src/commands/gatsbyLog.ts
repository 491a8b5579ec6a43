import type { Readable } from 'node:stream'
import { createInterface } from 'node:readline'
import { say } from './say'

/** A line of Gatsby's log with GATSBY_LOGGER=json, as far as it is read here. */
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
 * Reads the development server's log, shows the errors and warnings in it, each once until the next change, and calls
 * back once the server answers. Successes and progress stay out: a developer would look for the errors among them.
 */
export function watchGatsbyLog(output: Readable, onReady: () => void): void {
  let ready = false
  let shown = ''
  createInterface({ input: output }).on('line', (line) => {
    const entry = readEntry(line)
    if (entry === null) return say(line)
    const { level, text = '' } = entry.payload ?? {}
    if (!ready && text.includes('You can now view')) {
      ready = true
      onReady()
    }
    if (level === 'SUCCESS') shown = ''
    if (level !== 'ERROR' && level !== 'WARNING') return
    const words = formatEntry(entry)
    if (words !== shown) say(words)
    shown = words
  })
}

/** A program's own output, such as a console.log of a developer, is no entry. */
function readEntry(line: string): LogEntry | null {
  try {
    const entry = JSON.parse(line) as LogEntry | null
    return typeof entry?.type === 'string' ? entry : null
  } catch {
    return null
  }
}

function formatEntry({ payload = {} }: LogEntry): string {
  const { level, text = '', filePath, location, codeFrame } = payload
  const at = location?.start
  const place = filePath ? ` in ${filePath}${at ? `:${at.line}:${at.column}` : ''}` : ''
  const heading = `${level === 'ERROR' ? 'Error' : 'Warning'}${place}: ${text.trim()}`
  return codeFrame ? `${heading}\n${codeFrame}` : heading
}
