import { createCustomer } from '../visit/createCustomer'
import { findVariants } from '../visit/findVariants'
import type { ResponseLinks } from '../visit/Person'
import { createEmail, createKey, type Visit } from '../visit/Visit'

/** A visitor and a customer subscribe to the newsletter, and a visitor subscribes to a stock alert. */
export async function walkNewsletter(visit: Visit): Promise<void> {
  const visitor = visit.createPerson()
  const root = await visit.readRoot(visitor)
  const names = { firstName: '', lastName: '', id_lang: 2 }
  await visit.runPart(async () => {
    await visitor.call('subscribe', root, { payload: { ...names, email: createEmail() } })
    await visitor.expectRefusal('subscribe', root, ['invalid'], {
      situation: 'An email address is invalid',
      payload: { ...names, email: 'none' },
    })
  })
  await visit.runPart(async () => {
    const [{ id_product_attribute }] = await findVariants(visitor, root)
    await visitor.call('requestStockAlert', root, {
      payload: { email: createEmail(), id_product_attribute, id_lang: 2 },
    })
  })
  for (const name of ['confirmSubscription', 'endSubscription', 'confirmStockAlert', 'endStockAlert'] as const) {
    await visit.runPart(async () => {
      const payload = { token: createKey() }
      await visitor.expectRefusal(name, root, ['not_found'], { situation: 'Nobody sent this link', payload })
    })
  }
  await visit.runPart(() => subscribeAsCustomer(visit))
}

async function subscribeAsCustomer(visit: Visit): Promise<void> {
  const customer = visit.createPerson()
  const root = await visit.readRoot(customer)
  const { email, sessionTarget } = await createCustomer(visit, customer, root)
  const payload = { email, firstName: 'Contract', lastName: 'Walker', id_lang: 2 }
  const newsletterBefore = await customer.call('readMyNewsletter', sessionTarget)
  customer.check('readMyNewsletter', 'A new customer', 'status', 'none', newsletterBefore.status)
  visit.addLinks('myNewsletter', newsletterBefore._links)
  const pendingNewsletter = await customer.call(
    'subscribeCustomer',
    { owner: 'myNewsletter', links: newsletterBefore._links },
    { payload },
  )
  customer.check(
    'subscribeCustomer',
    'A subscription waits for its confirmation',
    'status',
    'pending',
    pendingNewsletter.status,
  )
  visit.addLinks('myNewsletter', pendingNewsletter._links)
  const subscriptionTarget: ResponseLinks = { owner: 'myNewsletter', links: pendingNewsletter._links }
  const endedNewsletter = await customer.call('unsubscribeCustomer', subscriptionTarget, { payload })
  customer.check('unsubscribeCustomer', 'A customer ends the subscription', 'status', 'none', endedNewsletter.status)
}
