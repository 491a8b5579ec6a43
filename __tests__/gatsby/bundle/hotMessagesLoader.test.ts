import path from 'node:path'

type Loader = (this: { resourcePath: string }, source: string) => string
const hotMessagesLoader = jest.requireActual<Loader>('../../../src/gatsby/bundle/hotMessagesLoader.cjs')

test.each(['nl/cart.ts', 'nl/firstLoad/cart.ts'])(
  'in development, %s registers its messages with a function that exists',
  async (name) => {
    const context = { resourcePath: path.resolve('src/i18n', name) }
    const source = hotMessagesLoader.call(context, "export const cart = { title: 'Mandje' }")
    const [, register = '', file = ''] = /^import { (\w+) as \w+ } from "(.+)"$/m.exec(source) ?? []
    expect(((await import(file)) as Record<string, unknown>)[register]).toBeInstanceOf(Function)
    expect(source).toContain('"nl", { cart }')
  },
)
