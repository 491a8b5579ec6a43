import { Hono, type MiddlewareHandler } from 'hono'
import { allowCrossOrigin, setApiHeaders } from './http/storefront'
import type { AnswerRequest } from './http/sender'
import { createNotFoundError, ShopError } from './http/ShopError'
import { readCustomerToken } from './http/tokens'
import { endOverduePayments } from './routes/order/settlePayment'
import { accountRoutes } from './routes/account/accountRoutes'
import { cartDeliveryRoutes, cartRoutes } from './routes/cart/cartRoutes'
import { cartDesignRoutes } from './routes/cart/cartDesignRoutes'
import { cartItemRoutes } from './routes/cart/cartItemRoutes'
import { cartVoucherRoutes } from './routes/cart/cartVoucherRoutes'
import { checkoutRoutes } from './routes/order/checkoutRoutes'
import { giftlistRoutes } from './routes/giftlist/giftlistRoutes'
import { partnerRoutes } from './routes/giftlist/partnerRoutes'
import { giftlistItemRoutes } from './routes/giftlist/giftlistItemRoutes'
import { giftRoutes } from './routes/giftlist/giftRoutes'
import { publicGiftlistRoutes } from './routes/giftlist/publicGiftlistRoutes'
import { customerOrderRoutes, orderRoutes } from './routes/order/orderRoutes'
import { payRoutes } from './routes/order/payPageRoutes'
import { paymentRoutes } from './routes/order/paymentRoutes'
import { productRoutes } from './routes/catalogue/productRoutes'
import { catalogueRoutes } from './routes/catalogue/catalogueRoutes'
import { rootRoutes } from './routes/catalogue/rootRoutes'
import { scenarioRoutes } from './scenario/scenarioRoutes'
import { servicePointRoutes } from './routes/cart/servicePointRoutes'
import { sessionRoutes } from './routes/account/sessionRoutes'
import { searchStartRoutes } from './routes/catalogue/searchStartRoutes'
import { suggestionRoutes } from './routes/catalogue/suggestionRoutes'
import { passwordRoutes } from './routes/account/passwordRoutes'
import { profileRoutes } from './routes/account/profileRoutes'
import { addressRoutes } from './routes/account/addressRoutes'
import { designRoutes } from './routes/account/designRoutes'
import { wishlistRoutes } from './routes/account/wishlistRoutes'
import { newsletterRoutes } from './routes/account/newsletterRoutes'
import { stockAlertRoutes } from './routes/catalogue/stockAlertRoutes'
import { answerStockAlerts } from './mail/mailStockAlert'
import { appointmentRoutes } from './routes/contact/appointmentRoutes'
import { createFormLimits } from './routes/contact/formLimits'
import { messageRoutes } from './routes/contact/messageRoutes'
import { deleteExpiredUploads } from './routes/contact/takeUploads'
import { uploadRoutes } from './routes/contact/uploadRoutes'
import { limitBody } from './http/readPayload'
import { playScenario } from './scenario/playScenario'
import { Scenarios } from './scenario/Scenarios'
import { attemptLimits, Attempts } from './session/Attempts'
import { renewSession } from './session/sessionLifetime'
import { limitNewCustomers } from './session/newCustomerLimits'
import type { SandboxContext } from './context'

/** Creates the function that answers a request to the sandbox. */
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
    rootRoutes(),
    catalogueRoutes(context),
    productRoutes(context),
    suggestionRoutes(context),
    searchStartRoutes(context),
    cartRoutes(context),
    cartItemRoutes(context),
    cartDesignRoutes(context),
    cartVoucherRoutes(context),
    cartDeliveryRoutes(context),
    paymentRoutes(context),
    checkoutRoutes(context),
    servicePointRoutes(context),
    sessionRoutes(context, countNewCustomer),
    accountRoutes(context, { logins, countNewCustomer }),
    passwordRoutes(context, logins, guesses),
    profileRoutes(context, guesses),
    addressRoutes(context),
    customerOrderRoutes(context),
    wishlistRoutes(context),
    designRoutes(context),
    partnerRoutes(context),
    giftlistRoutes(context),
    giftlistItemRoutes(context),
    giftRoutes(context),
    publicGiftlistRoutes(context),
    newsletterRoutes(context),
    stockAlertRoutes(context),
    orderRoutes(context),
    uploadRoutes(context, formLimits),
    messageRoutes(context, formLimits),
    appointmentRoutes(context, formLimits),
  ]
  for (const area of areas) app.route('/web/v1', area)
  app.route('/', payRoutes(context))
  app.route('/', scenarioRoutes(scenarios))

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
