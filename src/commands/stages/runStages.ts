import { explainError, printLine } from '../printLine'
import { countOutcome, sumCounts, type TestCounts, type StageOutcome, type TestStage } from './stages'

interface FinishedStage extends TestCounts {
  milliseconds: number
}

/**
 * Runs all stages, even after one has failed, except those that need the failed one, and prints the duration of each.
 * The stages that may run in parallel start first, all at the same time, and their output is printed when they end.
 */
export async function runStages(stages: TestStage[]): Promise<TestCounts> {
  const startTime = Date.now()
  const finishedStages = new Map<string, FinishedStage>()
  const finishStage = async (stage: TestStage) => {
    const heading = `\n── ${stage.name}`
    if (!stage.canRunInParallel) printLine(heading)
    const stageStart = Date.now()
    const { output, ...counts } = await runStage(stage, finishedStages)
    finishedStages.set(stage.name, { ...counts, milliseconds: Date.now() - stageStart })
    const lines = [stage.canRunInParallel && heading, output?.trimEnd()].filter(Boolean)
    if (lines.length > 0) printLine(lines.join('\n'))
  }
  await Promise.all(stages.filter(({ canRunInParallel }) => canRunInParallel).map(finishStage))
  for (const stage of stages.filter(({ canRunInParallel }) => !canRunInParallel)) await finishStage(stage)
  printLine(`\n${formatSummary(stages, finishedStages)}\n${formatRow('in all', Date.now() - startTime)}`)
  return sumCounts([...finishedStages.values()])
}

async function runStage({ run, needs }: TestStage, finishedStages: Map<string, TestCounts>): Promise<StageOutcome> {
  if (needs && (finishedStages.get(needs)?.failed ?? 0) > 0) {
    printLine(`Not run: ${needs} failed.`)
    return countOutcome(1)
  }
  try {
    return await run()
  } catch (error) {
    return { ...countOutcome(1), output: explainError(error) }
  }
}

const formatRow = (name: string, milliseconds: number) =>
  `${name.padEnd(14)}${`${(milliseconds / 1000).toFixed(1)} s`.padStart(9)}`

function formatSummary(stages: TestStage[], finishedStages: Map<string, FinishedStage>): string {
  return stages
    .map(({ name }) => {
      const { milliseconds, passed, failed } = finishedStages.get(name)!
      return `${formatRow(name, milliseconds)}   ${passed} passed, ${failed} failed`
    })
    .join('\n')
}
