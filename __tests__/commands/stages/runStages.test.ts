import { runStages } from '../../../src/commands/stages/runStages'

beforeEach(() => {
  jest.spyOn(process.stdout, 'write').mockReturnValue(true)
})
afterEach(() => jest.restoreAllMocks())

const well = async () => ({ passed: 3, failed: 0 })
const badly = async () => ({ passed: 0, failed: 1 })

test('every stage runs, even after one that failed', async () => {
  const last = jest.fn(well)
  expect(
    await runStages([
      { name: 'lint', run: badly },
      { name: 'jest', run: last },
    ]),
  ).toEqual({ passed: 3, failed: 1 })
  expect(last).toHaveBeenCalled()
})

test('stages run side by side where permitted, each with its output in one block, and the others run after them', async () => {
  const events: string[] = []
  const note = (event: string) => async () => {
    events.push(event)
    return { passed: 1, failed: 0 }
  }
  let endLint = () => {}
  const lintMayEnd = new Promise<void>((resolve) => (endLint = resolve))
  const lint = async () => {
    await lintMayEnd
    return { ...(await note('lint')()), output: 'first line\nlast line\n' }
  }
  await runStages([
    { name: 'jest', run: note('jest') },
    { name: 'build', run: note('build') },
    { name: 'lint', run: lint, canRunInParallel: true },
    { name: 'types', run: () => note('types')().finally(endLint), canRunInParallel: true },
  ])
  expect(events).toEqual(['types', 'lint', 'jest', 'build'])
  expect(process.stdout.write).toHaveBeenCalledWith('\n── lint\nfirst line\nlast line\n')
})

test('a stage fails without running when the stage that it needs has failed', async () => {
  const budgets = jest.fn(well)
  expect(
    await runStages([
      { name: 'build', run: badly },
      { name: 'budgets', run: budgets, needs: 'build' },
    ]),
  ).toEqual({
    passed: 0,
    failed: 2,
  })
  expect(budgets).not.toHaveBeenCalled()
})

test('a stage that throws counts as one failed test, and its reason is printed', async () => {
  const broken = () => Promise.reject(new Error('no disk left'))
  expect(await runStages([{ name: 'jest', run: broken }])).toEqual({ passed: 0, failed: 1 })
  expect(process.stdout.write).toHaveBeenCalledWith('no disk left\n')
})
