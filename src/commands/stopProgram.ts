import type { ChildProcess } from 'node:child_process'
import { ended } from './programs'

/** How long a program gets to end by itself, in ms. */
const patience = 5000

/**
 * Ends a program that was started with output 'watch', and all that it started. Closing its channel is enough, on
 * Windows too: each process of Gatsby ends when its parent's channel closes (gatsbyProcess.cjs).
 */
export async function stopProgram(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const end = ended(child)
  if (child.connected) child.disconnect()
  const impatient = setTimeout(() => child.kill('SIGKILL'), patience)
  await end
  clearTimeout(impatient)
}
