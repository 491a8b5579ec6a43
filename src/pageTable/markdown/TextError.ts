export interface TextProblem {
  /** The line of the file, counted from 1. */
  line: number
  message: string
}

/** Thrown for files with errors. The message has one line for each error, with the file and the line number. */
export class TextError extends Error {
  constructor(problems: readonly (TextProblem & { file: string })[]) {
    const lines = problems.map(({ file, line, message }) => `${file}:${line}: ${message}.`)
    super([...new Set(lines)].join('\n'))
    this.name = 'TextError'
  }
}
