import { runStages } from '../../src/commands/stages/runStages'

beforeEach(() => {
  jest.spyOn(process.stdout, 'write').mockReturnValue(true)
})
afterEach(() => jest.restoreAllMocks())

const well = async () => ({ passed: 3, failed: 0 })
const badly = async () => ({ passed: 0, failed: 1 })

test('every stage runs, also after one that failed', async () => {
  const last = jest.fn(well)
  expect(
    await runStages([
      { name: 'lint', run: badly },
      { name: 'jest', run: last },
    ]),
  ).toEqual({ passed: 3, failed: 1 })
  expect(last).toHaveBeenCalled()
})

test('a stage whose ground is missing fails without running', async () => {
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

test('a stage that breaks is one failed test, and says why', async () => {
  const broken = () => Promise.reject(new Error('no disk left'))
  expect(await runStages([{ name: 'jest', run: broken }])).toEqual({ passed: 0, failed: 1 })
  expect(process.stdout.write).toHaveBeenCalledWith('no disk left\n')
})
