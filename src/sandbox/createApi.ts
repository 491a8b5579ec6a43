import { Hono, type MiddlewareHandler } from 'hono'
import { allowCrossOrigin, setApiHeaders } from './http/storefront'
import type { RequestHandler } from './http/sender'
import { createNotFoundError, ShopError } from './http/ShopError'
import { readCustomerToken } from './http/tokens'
import { endOverduePayments } from './routes/order/settlePayment'
import { createAccountRoutes } from './routes/account/createAccountRoutes'
import { createCartRoutes } from './routes/cart/createCartRoutes'
import { createCartDesignRoutes } from './routes/cart/createCartDesignRoutes'
import { createCartItemRoutes } from './routes/cart/createCartItemRoutes'
import { createCartVoucherRoutes } from './routes/cart/createCartVoucherRoutes'
import { createCheckoutRoutes } from './routes/order/createCheckoutRoutes'
import { createGiftlistRoutes } from './routes/giftlist/createGiftlistRoutes'
import { createPartnerRoutes } from './routes/giftlist/createPartnerRoutes'
import { createGiftlistItemRoutes } from './routes/giftlist/createGiftlistItemRoutes'
import { createPublicGiftlistRoutes } from './routes/giftlist/createPublicGiftlistRoutes'
import { createOrderRoutes } from './routes/order/createOrderRoutes'
import { createPayRoutes } from './routes/order/createPayRoutes'
import { createPaymentRoutes } from './routes/order/createPaymentRoutes'
import { createProductRoutes } from './routes/catalogue/createProductRoutes'
import { createCatalogueRoutes } from './routes/catalogue/createCatalogueRoutes'
import { createScenarioRoutes } from './scenario/createScenarioRoutes'
import { createServicePointRoutes } from './routes/cart/createServicePointRoutes'
import { createSessionRoutes } from './routes/account/createSessionRoutes'
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
import { createMessageRoutes } from './routes/contact/createMessageRoutes'
import { deleteExpiredUploads } from './routes/contact/takeUploads'
import { createUploadRoutes } from './routes/contact/createUploadRoutes'
import { limitBody } from './http/readPayload'
import { playScenario } from './scenario/playScenario'
import { Scenarios } from './scenario/Scenarios'
import { renewSession } from './session/sessions'
import type { SandboxContext } from './context'

const routeCreators: readonly ((routes: Hono, context: SandboxContext) => void)[] = [
  createCatalogueRoutes,
  createProductRoutes,
  createSuggestionRoutes,
  createCartRoutes,
  createCartItemRoutes,
  createCartDesignRoutes,
  createCartVoucherRoutes,
  createPaymentRoutes,
  createCheckoutRoutes,
  createServicePointRoutes,
  createSessionRoutes,
  createAccountRoutes,
  createPasswordRoutes,
  createProfileRoutes,
  createAddressRoutes,
  createWishlistRoutes,
  createDesignRoutes,
  createPartnerRoutes,
  createGiftlistRoutes,
  createGiftlistItemRoutes,
  createPublicGiftlistRoutes,
  createNewsletterRoutes,
  createStockAlertRoutes,
  createOrderRoutes,
  createUploadRoutes,
  createMessageRoutes,
  createAppointmentRoutes,
]

export function createApi(context: SandboxContext): RequestHandler {
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
  app.use('/web/*', renewRequestSession(context))
  app.use(limitBody)
  const scenarios = new Scenarios()
  app.use('/web/*', playScenario(scenarios, context.timers))
  const routes = new Hono()
  for (const createRoutes of routeCreators) createRoutes(routes, context)
  app.route('/web/v1', routes)
  createPayRoutes(app, context)
  createScenarioRoutes(app, scenarios)

  app.notFound((c) => c.json(createNotFoundError('address').buildBody(), 404))
  app.onError((error, c) => {
    const shopError =
      error instanceof ShopError ? error : new ShopError(500, 'error', `The sandbox failed: ${error.message}`)
    return c.json(shopError.buildBody(), shopError.status)
  })
  return app
}

const renewRequestSession =
  (context: SandboxContext): MiddlewareHandler =>
  async (c, next) => {
    renewSession(context, readCustomerToken(c))
    await next()
    c.header('Cache-Control', 'no-store')
  }
