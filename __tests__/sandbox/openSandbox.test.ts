import { appendFileSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { openSandbox } from '../../src/sandbox/openSandbox'
import { Shopper } from '../support/sandbox/Shopper'
import { openSeededSandbox } from '../support/sandbox/openSeededSandbox'

const folder = mkdtempSync(path.join(os.tmpdir(), 'sandbox-'))
afterAll(() => rmSync(folder, { recursive: true }))

describe('the database file', () => {
  const database = path.join(folder, 'new/shop.db')

  test('a database is created and filled once and keeps its orders', async () => {
    const first = openSandbox({ database })
    const shopper = new Shopper(first)
    await shopper.order()
    first.close()
    const second = openSandbox({ database, catalogueFile: 'not/needed.json' })
    expect(second.database.all('SELECT number FROM orders')).toHaveLength(1)
    second.close()
  })

  test('files that waited too long for their form are deleted at the start', () => {
    const hour = 3_600_000
    const first = openSandbox({ database })
    const upload = `INSERT INTO upload VALUES (?, 'complaint', ?, 'jpeg', x'ffd8ff', ?)`
    for (const [name, age] of [
      ['old.jpg', 25],
      ['new.jpg', 23],
    ] as const) {
      first.database.run(upload, name, name, new Date(Date.now() - age * hour).toISOString())
    }
    first.close()
    const second = openSandbox({ database })
    expect(second.database.all('SELECT name FROM upload')).toEqual([{ name: 'new.jpg' }])
    second.close()
  })

  describe('after a change of the SQL', () => {
    const project = process.cwd()
    const copy = path.join(folder, 'project')
    const openAfter = (sql: string) => {
      openSandbox({ database }).close()
      cpSync('src/sandbox/database', path.join(copy, 'src/sandbox/database'), { recursive: true })
      appendFileSync(path.join(copy, 'src/sandbox/database/customers.sql'), sql)
      process.chdir(copy)
      openSandbox({ database }).close()
    }
    afterEach(() => process.chdir(project))

    test('a database whose tables have changed is refused with advice', () => {
      expect(() => openAfter('CREATE TABLE visit (day TEXT);')).toThrow(/tables .*have changed.*sandbox:reset/)
    })

    test('a database is opened when only a comment or the spacing has changed', () => {
      expect(() => openAfter('\n\n-- A comment.\n')).not.toThrow()
    })
  })

  test('a file that is no database is refused with advice', () => {
    const other = path.join(folder, 'text.db')
    writeFileSync(other, 'not a database, but long enough to look like one'.repeat(50))
    expect(() => openSandbox({ database: other })).toThrow(/text\.db cannot be opened.*sandbox:reset/)
  })
})

describe('requests from a page on another origin', () => {
  const sandbox = openSeededSandbox({ siteOrigin: 'https://shop.example' })
  afterAll(() => sandbox.close())
  const sendPreflight = (from: string) =>
    sandbox.answer(
      new Request('http://127.0.0.1:8001/web/v1/cart/items', {
        method: 'OPTIONS',
        headers: { Origin: from, 'Access-Control-Request-Method': 'POST' },
      }),
    )

  test.each(['http://localhost:8000', 'http://127.0.0.1:9000', 'https://shop.example'])(
    'a page on %s can call the API',
    async (from) => {
      const { headers, status } = await sendPreflight(from)
      expect(status).toBe(204)
      expect(headers.get('Access-Control-Allow-Origin')).toBe(from)
      expect(headers.get('Access-Control-Allow-Headers')).toContain('CustomerToken')
      expect(headers.get('Access-Control-Allow-Methods')).toContain('DELETE')
    },
  )

  test.each(['https://evil.example', 'https://localhost.evil.example', 'null'])(
    'a page on %s cannot call the API',
    async (from) => {
      expect((await sendPreflight(from)).headers.get('Access-Control-Allow-Origin')).toBeNull()
    },
  )
})
