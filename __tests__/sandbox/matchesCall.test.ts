import { matchesCall } from '../../src/sandbox/scenario/matchesCall'
import type { Scenario } from '../../src/sandbox/scenario/readScenario'

describe('the requests that a scenario selects', () => {
  test.each<[Scenario['on'], string, boolean]>([
    ['any', 'GET /v1', true],
    ['cart', 'GET /v1/cart', true],
    ['cart', 'PUT /v1/cart/items/3', true],
    ['cart', 'POST /v1/cart/payment', false],
    ['cart', 'GET /v1/cartrules', false],
    ['payment', 'POST /v1/cart/payment', true],
    ['payment', 'GET /v1/checkout/status/4', true],
    ['checkout', 'GET /v1/checkout', true],
    ['checkout', 'GET /v1/checkout/identification', true],
    ['checkout', 'GET /v1/checkout/status/4', false],
    ['session', 'POST /v1/sessions', true],
    ['session', 'POST /v1/guests', true],
    ['session', 'POST /v1/me/contact', true],
    ['points', 'GET /v1/carriers/3/service-points', true],
    ['orders', 'GET /v1/orders/1', true],
    ['catalogue', 'GET /v1/products', true],
    ['catalogue', 'GET /v1/cart', false],
    ['/v1/cart', 'GET /v1/cart', true],
    ['/v1/cart', 'GET /v1/cart/items', false],
    ['/v1/cart*', 'GET /v1/cart/items', true],
    ['/v1/*/items/*', 'DELETE /v1/cart/items/7', true],
    ['PUT /v1/cart/*', 'PUT /v1/cart/country', true],
    ['PUT /v1/cart/*', 'POST /v1/cart/payment', false],
    ['/v1/c.rt', 'GET /v1/cart', false],
  ])('for a scenario on "%s" and the request %s, matchesCall returns %p', (on, call, matches) => {
    const [method = '', path = ''] = call.split(' ')
    expect(matchesCall({ on }, { method, path })).toBe(matches)
  })
})
