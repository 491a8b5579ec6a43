import { createJoinInFlight } from '../../src/store/createQueue'
import { createGate } from '../support/store/testStore'

test('a second caller gets the promise of the first while the task is in progress', async () => {
  const join = createJoinInFlight()
  const { open, opened } = createGate()
  const run = jest.fn(() => opened.then(() => 'done'))
  const first = join('payment', run)
  expect(join('payment', run)).toBe(first)
  open()
  await expect(first).resolves.toBe('done')
  expect(run).toHaveBeenCalledTimes(1)
})

test('a task can run again once it has succeeded or failed', async () => {
  const join = createJoinInFlight()
  const run = jest.fn().mockRejectedValueOnce(new Error('broken')).mockResolvedValue('done')
  await expect(join('payment', run)).rejects.toThrow('broken')
  await expect(join('payment', run)).resolves.toBe('done')
  await expect(join('payment', run)).resolves.toBe('done')
  expect(run).toHaveBeenCalledTimes(3)
})

test('tasks with different keys do not share a promise', () => {
  const join = createJoinInFlight()
  const run = jest.fn(() => new Promise(() => {}))
  expect(join('quantity 1', run)).not.toBe(join('quantity 2', run))
  expect(run).toHaveBeenCalledTimes(2)
})

test('callers after stopJoining share a new task, which remains shared when the first task ends', async () => {
  const join = createJoinInFlight()
  const gates = [createGate(), createGate()]
  const stops: (() => void)[] = []
  const run = jest.fn((stopJoining: () => void) => {
    stops.push(stopJoining)
    return gates[stops.length - 1]?.opened ?? Promise.resolve()
  })
  const first = join('quantity 1', run)
  stops[0]?.()
  const second = join('quantity 1', run)
  expect(second).not.toBe(first)
  gates[0]?.open()
  await first
  stops[0]?.()
  expect(join('quantity 1', run)).toBe(second)
  gates[1]?.open()
  await second
})

test('a task that calls stopJoining immediately is shared with no caller', async () => {
  const join = createJoinInFlight()
  const run = jest.fn((stopJoining: () => void) => {
    stopJoining()
    return Promise.resolve('done')
  })
  await Promise.all([join('payment', run), join('payment', run)])
  expect(run).toHaveBeenCalledTimes(2)
})
