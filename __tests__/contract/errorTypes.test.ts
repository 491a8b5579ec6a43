import { errorStatuses } from '../../src/contract/error'
import { readSourceTree } from '../support/readSourceTree'

const { files, read } = readSourceTree(process.cwd())

test('The table of errors in the docs has the types and statuses of the contract', () => {
  const rows = [...read('docs/shop-api/errors.md').matchAll(/^\| (\d{3}) +\| ([^|]+)\|/gm)]
  const documented = rows.flatMap(([, status, types]) =>
    [...types!.matchAll(/`(\w+)`/g)].map(([, type]) => [type, Number(status)] as const),
  )
  expect(Object.fromEntries(documented)).toEqual(errorStatuses)
})

test('The sandbox returns every type of the contract', () => {
  const sandbox = files.filter((file) => /^src\/sandbox\/.*\.ts$/.test(file)).map(read)
  const given = (type: string) => sandbox.some((code) => code.includes(`'${type}'`))
  expect(Object.keys(errorStatuses).filter((type) => !given(type))).toEqual([])
})
