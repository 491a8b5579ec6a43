import { createServer } from 'node:net'
import { anyFreePort, requireFreePort } from '../../src/commands/ports'

test('a port in use is named in one line, with who needs it and what to do', async () => {
  const port = await anyFreePort()
  const other = createServer()
  await new Promise<void>((listening) => other.listen(port, '127.0.0.1', listening))
  try {
    await expect(requireFreePort(port, 'the sandbox', 'set SANDBOX_PORT to another one')).rejects.toThrow(
      `Port ${port} is in use, and the sandbox needs it: stop the program that listens there, or set SANDBOX_PORT to another one.`,
    )
  } finally {
    await new Promise((closed) => other.close(closed))
  }
})

test('a free port passes, and stays free', async () => {
  const port = await anyFreePort()
  await requireFreePort(port, 'the shop')
  await requireFreePort(port, 'the shop')
})
