import { explain } from '../explain'
import { say } from '../say'
import { oneFor, sumOf, type Counts } from './counts'
import type { Stage } from './stages'

/** Runs stages one after the other, all of them even when one fails, and tells how long each took. */
export async function runStages(stages: Stage[]): Promise<Counts> {
  const done = new Map<string, Counts>()
  const lines: string[] = []
  for (const stage of stages) {
    say(`\n── ${stage.name}`)
    const started = Date.now()
    const counts = await runOne(stage, done)
    done.set(stage.name, counts)
    const seconds = ((Date.now() - started) / 1000).toFixed(1)
    lines.push(
      `${stage.name.padEnd(14)}${`${seconds} s`.padStart(9)}   ${counts.passed} passed, ${counts.failed} failed`,
    )
  }
  say(`\n${lines.join('\n')}`)
  return sumOf([...done.values()])
}

async function runOne({ run, needs }: Stage, done: Map<string, Counts>): Promise<Counts> {
  if (needs && (done.get(needs)?.failed ?? 0) > 0) {
    say(`Not run: ${needs} failed.`)
    return oneFor(1)
  }
  try {
    return await run()
  } catch (error) {
    say(explain(error))
    return oneFor(1)
  }
}
