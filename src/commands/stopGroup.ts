import type { ChildProcess } from 'node:child_process'
import { ended } from './programs'

/** How long a program gets to end by itself, in ms. */
const patience = 5000

/** Ends a program that leads a process group, and all that it started. */
export async function stopGroup(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
  const gone = ended(child)
  signalGroup(child.pid, 'SIGTERM')
  const impatient = setTimeout(() => signalGroup(child.pid ?? 0, 'SIGKILL'), patience)
  await gone
  clearTimeout(impatient)
}

function signalGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    // A negative id means the whole group: Gatsby's server is a child of the child.
    process.kill(-pid, signal)
  } catch {
    // It ended in the meantime, which is what was wanted.
  }
}
