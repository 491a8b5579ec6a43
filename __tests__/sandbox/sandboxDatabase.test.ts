import { SandboxDatabase } from '../../src/sandbox/database/SandboxDatabase'

test('a transaction on a closed database throws, because the embedded database would end the process', () => {
  const database = new SandboxDatabase(':memory:')
  database.exec('CREATE TABLE visit (day TEXT)')
  database.transaction(() => database.run('INSERT INTO visit VALUES (?)', '2026-11-22'))
  expect(database.all('SELECT day FROM visit')).toHaveLength(1)
  database.close()
  const insert = () => database.run('INSERT INTO visit VALUES (?)', '2026-11-23')
  expect(() => database.transaction(insert)).toThrow('The database is closed.')
})
