import { password } from '../visit/createCustomer'
import { createEmail, createKey, type Visit } from '../visit/Visit'

/** A visitor requests an email link for setting a password, and tries invalid links. */
export async function walkPasswords(visit: Visit): Promise<void> {
  const visitor = visit.createPerson()
  await visit.runPart(async () => {
    const payload = { email: createEmail(), id_lang: 2 }
    await visitor.call('requestPasswordLink', { payload, situation: 'No account has this email address' })
  })
  const link = { id_customer: 999_999_999, token: createKey(), reset_token: createKey() }
  await visit.runPart(async () => {
    const situation = 'Nobody sent this link'
    await visitor.expectRefusal('checkPasswordLink', ['reset_unknown'], { situation, payload: link })
  })
  await visit.runPart(async () => {
    const payload = { ...link, password }
    await visitor.expectRefusal('setPassword', ['reset_unknown'], { situation: 'Nobody sent this link', payload })
  })
}
