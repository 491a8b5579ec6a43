import { ApiError } from '../../../src/store/http/ApiError'
import { createChangeQueue } from '../../../src/store/query/useChangeQueue'

/** A state with numbers by name, whose API responds when a test says so. */
type Numbers = Record<string, number>
interface Change {
  name: string
  value: number
}

function openQueue(first: Numbers) {
  const sent: string[] = []
  const shown: string[] = []
  const failed: string[] = []
  const answers: ((answer: Numbers | false) => void)[] = []
  let stored: Numbers | null = first
  const print = (numbers: Numbers) => Object.entries(numbers).flat().join(' ')
  const add = createChangeQueue<Numbers, Change>(
    first,
    {
      apply: (state, { name, value }) => ({ ...state, [name]: value }),
      replaces: (later, earlier) => later.name === earlier.name,
      isMade: (state, { name, value }) => state[name] === value,
      reload: async () => {
        if (stored) return stored
        throw new ApiError({ message: 'Not loaded' })
      },
      send: (state, { name, value }) => {
        sent.push(`${name} ${value} after ${print(state)}`)
        return new Promise((resolve) => answers.push(resolve))
      },
    },
    { onState: (state) => shown.push(print(state)), onFailed: ({ name }) => failed.push(name) },
  )
  return {
    add: (name: string, value: number) => add({ name, value }),
    answer: async (answer: Numbers | false) => {
      answers.shift()!(answer)
      for (let turn = 0; turn < 5; turn += 1) await Promise.resolve()
    },
    store: (numbers: Numbers | null) => (stored = numbers),
    sent,
    failed,
    last: () => shown.at(-1),
  }
}

test('quick changes show at once, one is in progress, and the waiting one has the latest value', async () => {
  const queue = openQueue({ a: 1 })
  for (const value of [2, 3, 4, 5]) queue.add('a', value)
  expect(queue.last()).toBe('a 5')
  expect(queue.sent).toEqual(['a 2 after a 1'])
  await queue.answer({ a: 2 })
  expect(queue.last()).toBe('a 5')
  expect(queue.sent).toEqual(['a 2 after a 1', 'a 5 after a 2'])
  await queue.answer({ a: 5 })
  expect(queue.last()).toBe('a 5')
  expect(queue.sent).toHaveLength(2)
})

test('changes of different values are sent in their order, and each builds on the previous response', async () => {
  const queue = openQueue({ a: 1, b: 1 })
  queue.add('a', 2)
  queue.add('b', 2)
  queue.add('a', 3)
  await queue.answer({ a: 2, b: 1 })
  await queue.answer({ a: 2, b: 2 })
  await queue.answer({ a: 3, b: 2 })
  expect(queue.sent).toEqual(['a 2 after a 1 b 1', 'b 2 after a 2 b 1', 'a 3 after a 2 b 2'])
})

test('a failed change is undone and reported, and a later change of another value stays', async () => {
  const queue = openQueue({ a: 1, b: 1 })
  queue.add('a', 2)
  queue.add('b', 2)
  await queue.answer(false)
  expect(queue.last()).toBe('a 1 b 2')
  expect(queue.failed).toEqual(['a'])
})

test('a failed change is not reported when a newer value waits', async () => {
  const queue = openQueue({ a: 1 })
  queue.add('a', 2)
  queue.add('a', 3)
  await queue.answer(false)
  expect(queue.failed).toEqual([])
  expect(queue.last()).toBe('a 3')
  await queue.answer(false)
  expect(queue.failed).toEqual(['a'])
  expect(queue.last()).toBe('a 1')
})

test('a change whose response was lost stays when the API has made it', async () => {
  const queue = openQueue({ a: 1 })
  queue.add('a', 2)
  queue.store({ a: 2 })
  await queue.answer(false)
  expect(queue.failed).toEqual([])
  expect(queue.last()).toBe('a 2')
})

test('a change is undone when its outcome cannot be loaded either, and the next one is sent', async () => {
  const queue = openQueue({ a: 1 })
  queue.store(null)
  queue.add('a', 2)
  await queue.answer(false)
  expect(queue.last()).toBe('a 1')
  expect(queue.failed).toEqual(['a'])
  queue.add('a', 3)
  expect(queue.sent.at(-1)).toBe('a 3 after a 1')
})
