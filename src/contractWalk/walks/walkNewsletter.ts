import { createCustomer } from '../visit/createCustomer'
import { findVariants } from '../visit/findVariants'
import type { ResponseLinks } from '../visit/Person'
import { createEmail, createKey, type Visit } from '../visit/Visit'

/** A visitor and a customer subscribe to the newsletter, and a visitor subscribes to a stock alert. */
export async function walkNewsletter(visit: Visit): Promise<void> {
  const visitor = visit.createPerson()
  const names = { firstName: '', lastName: '', id_lang: 2 }
  await visit.runPart(async () => {
    await visitor.call('subscribe', { payload: { ...names, email: createEmail() } })
    await visitor.expectRefusal('subscribe', ['invalid'], {
      situation: 'An email address is invalid',
      payload: { ...names, email: 'none' },
    })
  })
  await visit.runPart(async () => {
    const [{ id_product_attribute }] = await findVariants(visitor)
    await visitor.call('requestStockAlert', { payload: { email: createEmail(), id_product_attribute, id_lang: 2 } })
  })
  for (const name of ['confirmSubscription', 'endSubscription', 'confirmStockAlert', 'endStockAlert'] as const) {
    await visit.runPart(async () => {
      const payload = { token: createKey() }
      await visitor.expectRefusal(name, ['not_found'], { situation: 'Nobody sent this link', payload })
    })
  }
  await visit.runPart(() => subscribeAsCustomer(visit))
}

async function subscribeAsCustomer(visit: Visit): Promise<void> {
  const { customer, email, sessionLinks } = await createCustomer(visit)
  const payload = { email, firstName: 'Contract', lastName: 'Walker', id_lang: 2 }
  const newsletterBefore = await customer.call('readMyNewsletter', { from: sessionLinks })
  customer.check('readMyNewsletter', 'A new customer', 'status', 'none', newsletterBefore.status)
  const newsletterTarget: ResponseLinks = { owner: 'myNewsletter', links: newsletterBefore._links }
  const pendingNewsletter = await customer.call('subscribeCustomer', { from: newsletterTarget, payload })
  const situation = 'A subscription waits for its confirmation'
  customer.check('subscribeCustomer', situation, 'status', 'pending', pendingNewsletter.status)
  const subscriptionTarget: ResponseLinks = { owner: 'myNewsletter', links: pendingNewsletter._links }
  const endedNewsletter = await customer.call('unsubscribeCustomer', { from: subscriptionTarget, payload })
  customer.check('unsubscribeCustomer', 'A customer ends the subscription', 'status', 'none', endedNewsletter.status)
}
