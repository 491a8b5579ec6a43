import { networkInterfaces } from 'node:os'
import { findSiteOrigin, listAddresses } from '../../../src/gatsby/develop/listAddresses'

jest.mock('node:os', () => ({ networkInterfaces: jest.fn(() => ({})) }))
const address = (own: string, internal: boolean) => ({ address: own, family: 'IPv4', internal })

test.each([
  ['localhost', 'http://localhost:8000'],
  ['127.0.0.1', 'http://localhost:8000'],
  ['192.0.2.7', 'http://192.0.2.7:8000'],
  ['0.0.0.0', 'http://192.0.2.9:8000'],
])('with --host %s, other devices reach the shop at %s', (host, origin) => {
  jest
    .mocked(networkInterfaces)
    .mockReturnValue({ lo: [address('127.0.0.1', true)], eth0: [address('192.0.2.9', false)] } as never)
  expect(findSiteOrigin({ host, port: 8000 })).toBe(origin)
})

test('a machine without a network is reached at localhost', () => {
  jest.mocked(networkInterfaces).mockReturnValue({})
  expect(findSiteOrigin({ host: '0.0.0.0', port: 8000 })).toBe('http://localhost:8000')
})

test('the sandbox has the address of the shop, and its mails are beside its database', () => {
  expect(listAddresses({ host: 'localhost', port: 8010 })).toEqual([
    'Shop      http://localhost:8010/nl',
    'Sandbox   http://localhost:8010/web/v1',
    'Mail      .sandbox/mail (files; nothing is sent)',
  ])
})
