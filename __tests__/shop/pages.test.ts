import { createPages } from '../../src/pageTable/pages/createPages'
import { openSandbox } from '../../src/sandbox/openSandbox'

test('the data of the shop and the catalogue of the sandbox become pages, without a dead link or a missing picture', async () => {
  const sandbox = openSandbox({ database: ':memory:' })
  const ids = new Set<string>()
  const createPage = ({ context }: { context?: unknown }) => void ids.add((context as { id: string }).id)
  await createPages({
    createPage: createPage as never,
    request: sandbox.answer,
    origin: 'http://sandbox.localhost',
    limit: 0,
    writeFile: () => undefined,
    // The links to products may be those of a shop API, which this test does not read.
    warn: () => undefined,
  })
  sandbox.close()
  expect([...ids]).toEqual(expect.arrayContaining(['homepage', 'brands', 'cart', 'checkout', 'terms']))
})
