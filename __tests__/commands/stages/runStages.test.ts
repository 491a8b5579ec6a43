import { runStages } from '../../../src/commands/stages/runStages'

beforeEach(() => {
  jest.spyOn(process.stdout, 'write').mockReturnValue(true)
})
afterEach(() => jest.restoreAllMocks())

const well = async () => ({ passed: 3, failed: 0 })
const badly = async () => ({ passed: 0, failed: 1 })

test('runs every stage, even after one that failed', async () => {
  const last = jest.fn(well)
  expect(
    await runStages([
      { name: 'lint', run: badly },
      { name: 'jest', run: last },
    ]),
  ).toEqual({ passed: 3, failed: 1 })
  expect(last).toHaveBeenCalled()
})

test('runs two stages at a time where permitted, and prints the output of each stage in one block', async () => {
  let open = () => {}
  const opened = new Promise<void>((resolve) => (open = resolve))
  const outcome = { passed: 1, failed: 0 }
  const first = jest.fn(async () => {
    await opened
    return { ...outcome, output: 'first line\nlast line\n' }
  })
  const second = jest.fn(() => {
    open()
    return Promise.resolve(outcome)
  })
  const third = jest.fn(() => Promise.resolve(outcome))
  const alone = jest.fn(() => Promise.resolve(outcome))
  await runStages([
    { name: 'jest', run: alone },
    { name: 'lint', run: first, beside: true },
    { name: 'types', run: second, beside: true },
    { name: 'format', run: third, beside: true },
  ])
  expect(process.stdout.write).toHaveBeenCalledWith('\n── lint\nfirst line\nlast line\n')
  const began = [first, second, third, alone].map(({ mock }) => mock.invocationCallOrder[0]!)
  expect(began).toEqual([...began].sort((one, other) => one - other))
})

test('starts the first other stage as soon as a core is free, and the next one after all have ended', async () => {
  const events: string[] = []
  const note = (event: string) => async () => {
    events.push(event)
    return { passed: 1, failed: 0 }
  }
  let endLint = () => {}
  const lint = new Promise<void>((resolve) => (endLint = resolve)).then(note('lint ended'))
  await runStages([
    { name: 'lint', run: () => lint, beside: true },
    { name: 'types', run: note('types'), beside: true },
    { name: 'jest', run: () => note('jest')().finally(() => setTimeout(endLint)) },
    { name: 'build', run: note('build') },
  ])
  expect(events).toEqual(['types', 'jest', 'lint ended', 'build'])
})

test('fails a stage without running it when the stage that it needs has failed', async () => {
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

test('counts a stage that throws as one failed test and prints the reason', async () => {
  const broken = () => Promise.reject(new Error('no disk left'))
  expect(await runStages([{ name: 'jest', run: broken }])).toEqual({ passed: 0, failed: 1 })
  expect(process.stdout.write).toHaveBeenCalledWith('no disk left\n')
})
