import { createServer } from 'node:net'
import { findFreePort, requireFreePort } from '../../src/commands/ports'

test('one line reports a port in use, with its purpose and a solution', async () => {
  const port = await findFreePort()
  const other = createServer()
  await new Promise<void>((listening) => other.listen(port, '127.0.0.1', listening))
  try {
    await expect(requireFreePort(port, 'the shop', 'choose another one')).rejects.toThrow(
      `Port ${port} is in use, and the shop needs it: stop the program that listens there, or choose another one.`,
    )
  } finally {
    await new Promise((closed) => other.close(closed))
  }
})

test('a free port is accepted and not occupied', async () => {
  const port = await findFreePort()
  await requireFreePort(port, 'the shop')
  await requireFreePort(port, 'the shop')
})
