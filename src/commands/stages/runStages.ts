import { explainError, printLine } from '../say'
import { countOutcome, sumCounts, type TestCounts, type StageOutcome, type TestStage } from './stages'

interface Done extends TestCounts {
  milliseconds: number
}

/**
 * Runs all stages, even after one has failed, and prints the duration of each. The stages that may run beside others come
 * first, all at the same time, and print their output when they end.
 */
export async function runStages(stages: TestStage[]): Promise<TestCounts> {
  const began = Date.now()
  const done = new Map<string, Done>()
  const finish = async (stage: TestStage) => {
    const heading = `\n── ${stage.name}`
    if (!stage.beside) printLine(heading)
    const started = Date.now()
    const { output, ...counts } = await runOne(stage, done)
    done.set(stage.name, { ...counts, milliseconds: Date.now() - started })
    const lines = [stage.beside && heading, output?.trimEnd()].filter(Boolean)
    if (lines.length > 0) printLine(lines.join('\n'))
  }
  await Promise.all(stages.filter(({ beside }) => beside).map(finish))
  for (const stage of stages.filter(({ beside }) => !beside)) await finish(stage)
  printLine(`\n${formatSummary(stages, done)}\n${row('in all', Date.now() - began)}`)
  return sumCounts([...done.values()])
}

async function runOne({ run, needs }: TestStage, done: Map<string, TestCounts>): Promise<StageOutcome> {
  if (needs && (done.get(needs)?.failed ?? 0) > 0) {
    printLine(`Not run: ${needs} failed.`)
    return countOutcome(1)
  }
  try {
    return await run()
  } catch (error) {
    return { ...countOutcome(1), output: explainError(error) }
  }
}

const row = (name: string, milliseconds: number) =>
  `${name.padEnd(14)}${`${(milliseconds / 1000).toFixed(1)} s`.padStart(9)}`

function formatSummary(stages: TestStage[], done: Map<string, Done>): string {
  return stages
    .flatMap(({ name }) => {
      const one = done.get(name)
      return one ? `${row(name, one.milliseconds)}   ${one.passed} passed, ${one.failed} failed` : []
    })
    .join('\n')
}
