import path from 'node:path'

type Loader = (this: { resourcePath: string }, source: string) => string
const hotMessagesLoader = jest.requireActual<Loader>('../../../src/gatsby/bundle/hotMessagesLoader.cjs')

test('in development, a file of messages registers them with a function that exists', async () => {
  const context = { resourcePath: path.resolve('src/i18n/nl/cart.ts') }
  const source = hotMessagesLoader.call(context, "export const cart = { title: 'Mandje' }")
  const [, name = '', file = ''] = /^import { (\w+) as \w+ } from "(.+)"$/m.exec(source) ?? []
  expect(((await import(file)) as Record<string, unknown>)[name]).toBeInstanceOf(Function)
  expect(source).toContain('"nl", { cart }')
})
