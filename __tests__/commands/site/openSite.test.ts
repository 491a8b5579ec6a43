import { existsSync } from 'node:fs'
import { openSite } from '../../../src/commands/site/openSite'
import { workFolder } from '../../support/workFolder'

const folderWith = workFolder()
const before = process.env.NODE_ENV
afterEach(() => Object.assign(process.env, { NODE_ENV: before }))

test('the sandbox serves no site in production', async () => {
  const database = `${folderWith({})}/shop.db`
  Object.assign(process.env, { NODE_ENV: 'production' })
  await expect(openSite(9000, database)).rejects.toThrow('The sandbox is for development')
  expect(existsSync(database)).toBe(false)
})
