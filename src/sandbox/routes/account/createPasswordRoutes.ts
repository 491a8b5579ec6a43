import type { Hono } from 'hono'
import {
  changePasswordPayload,
  type PasswordCheckPayload,
  passwordCheckPayload,
  passwordResetPayload,
  passwordSetPayload,
} from '../../../contract/accountRequests'
import { readLanguage } from '../../http/language'
import { findMailOrigin } from '../../http/storefront'
import { readPayload } from '../../http/readPayload'
import { readCustomerToken, hashToken } from '../../http/tokens'
import { mailNotice, mailReset } from '../../mail/mailAccount'
import { findAccount, requireOwnPassword } from '../../session/accounts'
import { beginReset, endResets, requireResetAccount, hashPassword } from '../../session/passwords'
import { requireAccount } from '../../session/sessions'
import type { SandboxContext } from '../../context'
import { createValidationError } from '../../http/ShopError'

export function createPasswordRoutes(routes: Hono, context: SandboxContext): void {
  const { attempts } = context
  const sendLink = (email: string, id_lang: number, origin: string) => {
    const account = findAccount(context.database, email)
    if (account) mailReset(context, account, { ...beginReset(context, account), id_lang, origin })
  }

  /**
   * The response is sent before the account is looked up, so that neither its content nor its duration reveals whether
   * the account exists.
   */
  routes.post('/passwords/reset', async (c) => {
    const { email, id_lang } = await readPayload(c, passwordResetPayload)
    attempts.reset.begin(email)
    const origin = findMailOrigin(c, context.siteOrigin)
    context.timers.runAfter(0, () => sendLink(email, id_lang, origin))
    return c.json({})
  })

  /** Checks whether the link still works, before the user types a new password. The check does not use up the link. */
  routes.post('/passwords/check', async (c) => {
    requireResetAccount(context, await readPayload(c, passwordCheckPayload))
    return c.json({})
  })

  routes.post('/passwords', async (c) => {
    const { password, ...link } = await readPayload(c, passwordSetPayload)
    const account = requireResetAccount(context, link)
    setPasswordByLink(context, link, await hashPassword(password, context.passwordCost))
    attempts.login.recordSuccess(account.email)
    const origin = findMailOrigin(c, context.siteOrigin)
    mailNotice(context, account, { notice: 'password-changed', language: readLanguage(c), origin })
    return c.json({})
  })

  routes.put('/me/password', async (c) => {
    const { password, new_password } = await readPayload(c, changePasswordPayload)
    const customer = requireAccount(context, c)
    const currentHash = await requireOwnPassword(context, customer, password)
    const newHash = await hashPassword(new_password, context.passwordCost)
    const customerToken = readCustomerToken(c) ?? ''
    changeOwnPassword(context, customer.id_customer, { currentHash, newHash, customerToken })
    const origin = findMailOrigin(c, context.siteOrigin)
    mailNotice(context, customer, { notice: 'password-changed', language: readLanguage(c), origin })
    return c.json({})
  })
}

/**
 * Sets the password by an email link, and ends all sessions of the customer. Refuses the same links as
 * requireResetAccount (session/passwords).
 */
function setPasswordByLink(context: SandboxContext, link: PasswordCheckPayload, password_hash: string): void {
  const { database } = context
  database.transaction(() => {
    // The link is checked again, because it may have been used while the password was hashed.
    const { id_customer } = requireResetAccount(context, link)
    database.run('UPDATE customer SET password_hash = ? WHERE id_customer = ?', password_hash, id_customer)
    database.run('DELETE FROM session WHERE id_customer = ?', id_customer)
    database.run(`UPDATE password_reset SET state = 'used' WHERE token_hash = ?`, hashToken(link.reset_token))
    endResets(database, id_customer)
  })
}

/**
 * Changes the password of a customer whose hash is still `currentHash`. All other sessions and all password links end.
 */
function changeOwnPassword(
  { database }: SandboxContext,
  id_customer: number,
  { currentHash, newHash, customerToken }: { currentHash: string; newHash: string; customerToken: string },
): void {
  database.transaction(() => {
    const changedCount = database.run(
      'UPDATE customer SET password_hash = ? WHERE id_customer = ? AND password_hash = ?',
      newHash,
      id_customer,
      currentHash,
    )
    // The password was changed elsewhere in the meantime.
    if (changedCount === 0) throw createValidationError('password', 'is not the password of this account')
    database.run('DELETE FROM session WHERE id_customer = ? AND token_hash <> ?', id_customer, hashToken(customerToken))
    endResets(database, id_customer)
  })
}
