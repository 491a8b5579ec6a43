import { existsSync } from 'node:fs'
import { listRenditions } from '../../src/commands/createRenditions'
import { createPages } from '../../src/pageTable/pages/createPages'
import { openSandbox } from '../../src/sandbox/openSandbox'
import type { PictureFrame } from '../../src/ui/figure/pictureRenditions'

const contexts: { id: string }[] = []
beforeAll(async () => {
  const sandbox = openSandbox({ database: ':memory:' })
  const createPage = ({ context }: { context?: unknown }) => void contexts.push(context as { id: string })
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
})

test('the data of the shop and the catalogue of the sandbox become pages, without a dead link or a missing picture', () => {
  expect(contexts.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['homepage', 'brands', 'cart', 'checkout', 'terms']),
  )
})

test('the frame of each picture is that of its photo, so that all its files are there', () => {
  const frames = new Set<string>()
  JSON.stringify(contexts, (_, value: unknown) => {
    if (typeof value === 'object' && value && 'frame' in value && 'name' in value)
      frames.add(`${value.name} ${value.frame}`)
    return value
  })
  const wrongFrames = [...frames].filter((entry) => {
    const [name = '', frame] = entry.replace('/pictures/', '').split(' ')
    return !listRenditions(name, frame as PictureFrame).every(({ file }) => existsSync(`static/pictures/${file}`))
  })
  expect(wrongFrames).toEqual([])
})
