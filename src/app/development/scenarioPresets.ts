/** Scenarios of the sandbox (docs/sandbox.md) to begin with; names in English, since only developers read them. */
export const scenarioPresets: readonly { name: string; scenario: object }[] = [
  { name: 'Slow answers', scenario: { latency: 4000 } },
  { name: 'The shop fails', scenario: { status: 500 } },
  { name: 'Changes of the cart fail', scenario: { on: '/v1/cart/*', status: 500 } },
  { name: 'Broken answers in checkout', scenario: { on: 'checkout', body: 'broken' } },
  { name: 'Answers of a wrong shape', scenario: { body: 'wrong' } },
  { name: 'The session has ended', scenario: { on: 'session', status: 401 } },
  { name: 'Too many attempts', scenario: { on: 'session', status: 429, data: { retry_after: 60 } } },
  { name: 'The cart was ordered elsewhere', scenario: { cart: 'closed' } },
  { name: 'The cart changed elsewhere', scenario: { cart: 'changed' } },
  { name: 'Everything is sold out', scenario: { stock: 'sold_out' } },
  { name: 'The answer to paying gets lost, once', scenario: { on: 'POST /v1/cart/payment', body: 'broken', times: 1 } },
  { name: 'The payment stays pending', scenario: { on: 'payment', payment: 'pending' } },
  { name: 'The payment failed', scenario: { on: 'payment', payment: 'failed' } },
  { name: 'The payment was cancelled', scenario: { on: 'payment', payment: 'cancelled' } },
  { name: 'The payment expired', scenario: { on: 'payment', payment: 'expired' } },
]
