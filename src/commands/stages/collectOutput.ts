import { text } from 'node:stream/consumers'
import { ended, startProgram, type Program } from '../programs'

/** Runs a tool to its end and keeps what it prints: tools that run at the same time would print into each other. */
export async function collectOutput(program: Program, parameters: string[]): Promise<{ code: number; output: string }> {
  const child = startProgram(program, parameters, { output: 'kept' })
  const [code, ...printed] = await Promise.all([
    ended(child),
    ...[child.stdout, child.stderr].map((stream) => (stream ? text(stream) : '')),
  ])
  return { code, output: printed.join('') }
}
