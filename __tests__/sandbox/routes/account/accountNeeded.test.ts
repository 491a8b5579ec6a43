import type { Call } from '../../../../src/contract/calls/call'
import { allCalls } from '../../../../src/contract/calls/allCalls'
import { Shopper } from '../../../support/sandbox/Shopper'
import { openEachTest, sandbox, shopper as guest } from '../../../support/sandbox/eachTest'

openEachTest()

/** The fields of the calls that read their body before the session. */
const bodyFields = {
  ...{ name: 'Gang', design: '1.a', items: [{ id_product: 1001, id_product_attribute: 100101 }] },
  ...{ password: 'een lang geheim', new_password: 'een ander geheim' },
  customer: { id_gender: 3, firstname: 'An', lastname: 'Peeters', email: 'an@example.be' },
}

const accountCalls = Object.values<Call>(allCalls).filter(({ tokens }) => tokens?.customer === 'account')

test.each(accountCalls.map(({ method, path }) => [method, path] as const))(
  '%s %s returns a 401 to visitors and for an ended session, and a 403 to guests',
  async (method, path) => {
    const address = path.replace(/\{\w+\}/g, '1')
    const given = method === 'POST' || method === 'PUT' ? bodyFields : undefined
    const visitor = new Shopper(sandbox)
    for (const token of ['', 'nobody']) {
      visitor.headers['CustomerToken'] = token
      expect(await visitor.refused(method, address, given)).toMatchObject({ type: 'not_logged_in' })
    }
    await guest.guest()
    expect(await guest.refused(method, address, given)).toMatchObject({ type: 'account_needed' })
  },
)
