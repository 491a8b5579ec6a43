import { Hono, type MiddlewareHandler } from 'hono'
import { allowCrossOrigin, setApiHeaders } from './http/storefront'
import type { AnswerRequest } from './http/sender'
import { createNotFoundError, ShopError } from './http/ShopError'
import { readCustomerToken } from './http/tokens'
import { endOverduePayments } from './routes/order/settlePayment'
import { createAccountRoutes } from './routes/account/createAccountRoutes'
import { createCartDeliveryRoutes, createCartRoutes } from './routes/cart/createCartRoutes'
import { createCartDesignRoutes } from './routes/cart/createCartDesignRoutes'
import { createCartItemRoutes } from './routes/cart/createCartItemRoutes'
import { createCartVoucherRoutes } from './routes/cart/createCartVoucherRoutes'
import { createCheckoutRoutes } from './routes/order/createCheckoutRoutes'
import { createGiftlistRoutes } from './routes/giftlist/createGiftlistRoutes'
import { createPartnerRoutes } from './routes/giftlist/createPartnerRoutes'
import { createGiftlistItemRoutes } from './routes/giftlist/createGiftlistItemRoutes'
import { createGiftRoutes } from './routes/giftlist/createGiftRoutes'
import { createPublicGiftlistRoutes } from './routes/giftlist/createPublicGiftlistRoutes'
import { createCustomerOrderRoutes, createOrderRoutes } from './routes/order/createOrderRoutes'
import { createPayRoutes } from './routes/order/payPageRoutes'
import { createPaymentRoutes } from './routes/order/createPaymentRoutes'
import { createProductRoutes } from './routes/catalogue/createProductRoutes'
import { createCatalogueRoutes } from './routes/catalogue/createCatalogueRoutes'
import { createRootRoutes } from './routes/catalogue/createRootRoutes'
import { createScenarioRoutes } from './scenario/createScenarioRoutes'
import { createServicePointRoutes } from './routes/cart/createServicePointRoutes'
import { createSessionRoutes } from './routes/account/createSessionRoutes'
import { createSearchStartRoutes } from './routes/catalogue/createSearchStartRoutes'
import { createSuggestionRoutes } from './routes/catalogue/createSuggestionRoutes'
import { createPasswordRoutes } from './routes/account/createPasswordRoutes'
import { createProfileRoutes } from './routes/account/createProfileRoutes'
import { createAddressRoutes } from './routes/account/createAddressRoutes'
import { createDesignRoutes } from './routes/account/createDesignRoutes'
import { createWishlistRoutes } from './routes/account/createWishlistRoutes'
import { createNewsletterRoutes } from './routes/account/createNewsletterRoutes'
import { createStockAlertRoutes } from './routes/catalogue/createStockAlertRoutes'
import { answerStockAlerts } from './mail/mailStockAlert'
import { createAppointmentRoutes } from './routes/contact/createAppointmentRoutes'
import { createFormLimits } from './routes/contact/formLimits'
import { createMessageRoutes } from './routes/contact/createMessageRoutes'
import { deleteExpiredUploads } from './routes/contact/takeUploads'
import { createUploadRoutes } from './routes/contact/createUploadRoutes'
import { limitBody } from './http/readPayload'
import { playScenario } from './scenario/playScenario'
import { Scenarios } from './scenario/Scenarios'
import { attemptLimits, Attempts } from './session/Attempts'
import { renewSession } from './session/sessionLifetime'
import { limitNewCustomers } from './session/newCustomerLimits'
import type { SandboxContext } from './context'

export function createApi(context: SandboxContext): AnswerRequest {
  const app = createApp(context)
  return async (request, sender) => app.fetch(request, { sender })
}

/**
 * Creates the shop API under /web/v1, the payment provider's page under /pay and the scenarios under /sandbox
 * (docs/sandbox.md).
 */
export function createApp(context: SandboxContext): Hono {
  const app = new Hono()
  app.use(async (_, next) => {
    endOverduePayments(context)
    deleteExpiredUploads(context)
    await next()
    // A delayed response may be sent after the sandbox has closed.
    if (context.database.isOpen) answerStockAlerts(context)
  })
  app.use(setApiHeaders)
  app.use('/web/*', allowCrossOrigin(context.siteOrigin))
  app.use('/web/*', keepSession(context))
  app.use(limitBody)
  const scenarios = new Scenarios()
  const logins = new Attempts(context.now, attemptLimits.login)
  const guesses = new Attempts(context.now, attemptLimits.ownPassword)
  const countNewCustomer = limitNewCustomers(context)
  const formLimits = createFormLimits(context)
  app.use('/web/*', playScenario(scenarios, context.timers))
  const areas = [
    createRootRoutes(),
    createCatalogueRoutes(context),
    createProductRoutes(context),
    createSuggestionRoutes(context),
    createSearchStartRoutes(context),
    createCartRoutes(context),
    createCartItemRoutes(context),
    createCartDesignRoutes(context),
    createCartVoucherRoutes(context),
    createCartDeliveryRoutes(context),
    createPaymentRoutes(context),
    createCheckoutRoutes(context),
    createServicePointRoutes(context),
    createSessionRoutes(context, countNewCustomer),
    createAccountRoutes(context, { logins, countNewCustomer }),
    createPasswordRoutes(context, logins, guesses),
    createProfileRoutes(context, guesses),
    createAddressRoutes(context),
    createCustomerOrderRoutes(context),
    createWishlistRoutes(context),
    createDesignRoutes(context),
    createPartnerRoutes(context),
    createGiftlistRoutes(context),
    createGiftlistItemRoutes(context),
    createGiftRoutes(context),
    createPublicGiftlistRoutes(context),
    createNewsletterRoutes(context),
    createStockAlertRoutes(context),
    createOrderRoutes(context),
    createUploadRoutes(context, formLimits),
    createMessageRoutes(context, formLimits),
    createAppointmentRoutes(context, formLimits),
  ]
  for (const area of areas) app.route('/web/v1', area)
  app.route('/', createPayRoutes(context))
  app.route('/', createScenarioRoutes(scenarios))

  app.notFound((c) => c.json(createNotFoundError('address').body(), 404))
  app.onError((error, c) => {
    const known =
      error instanceof ShopError ? error : new ShopError(500, 'error', `The sandbox failed: ${error.message}`)
    return c.json(known.body(), known.status)
  })
  return app
}

/** Renews the session of every request. No cache may store its response. */
const keepSession =
  (context: SandboxContext): MiddlewareHandler =>
  async (c, next) => {
    renewSession(context, readCustomerToken(c))
    await next()
    c.header('Cache-Control', 'no-store')
  }
