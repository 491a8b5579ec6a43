import { Hono } from 'hono'
import { crossOrigin } from './http/crossOrigin'
import { notFound, ShopError } from './http/ShopError'
import { endOverduePayments } from './payment/endOverduePayments'
import { accountRoutes } from './routes/accounts'
import { cartRoutes } from './routes/cart'
import { cartDeliveryRoutes } from './routes/cartDelivery'
import { cartItemRoutes } from './routes/cartItems'
import { cartVoucherRoutes } from './routes/cartVouchers'
import { checkoutRoutes } from './routes/checkout'
import { giftlistRoutes } from './routes/giftlists'
import { orderRoutes } from './routes/orders'
import { payRoutes } from './routes/pay'
import { paymentRoutes } from './routes/payment'
import { productRoutes } from './routes/products'
import { rangeRoutes } from './routes/range'
import { rootRoutes } from './routes/root'
import { scenarioRoutes } from './routes/scenario'
import { servicePointRoutes } from './routes/servicePoints'
import { sessionRoutes } from './routes/session'
import { suggestionRoutes } from './routes/suggestions'
import { passwordRoutes } from './routes/passwords'
import { profileRoutes } from './routes/profile'
import { addressRoutes } from './routes/addresses'
import { customerOrderRoutes } from './routes/customerOrders'
import { wishlistRoutes } from './routes/wishlist'
import { newsletterRoutes } from './routes/newsletter'
import { playScenario } from './scenario/playScenario'
import { Scenarios } from './scenario/Scenarios'
import { attemptLimits, Attempts } from './session/Attempts'
import type { Shop } from './shop'

/** The shop API under /web/v1, the payment provider's page under /pay, scenarios under /sandbox (docs/sandbox.md). */
export function createShop(shop: Shop): (request: Request) => Promise<Response> {
  const app = new Hono()
  app.use(async (_, next) => {
    endOverduePayments(shop)
    await next()
  })
  app.use('/web/*', crossOrigin(shop.siteOrigin))
  app.use('/web/*', async (c, next) => {
    await next()
    c.header('Cache-Control', 'no-store')
  })
  const scenarios = new Scenarios()
  const logins = new Attempts(shop.now, attemptLimits.login)
  const guesses = new Attempts(shop.now, attemptLimits.ownPassword)
  app.use('/web/*', playScenario(scenarios, shop.timers))
  const areas = [
    rootRoutes(),
    rangeRoutes(shop),
    productRoutes(shop),
    suggestionRoutes(shop),
    cartRoutes(shop),
    cartItemRoutes(shop),
    cartVoucherRoutes(shop),
    cartDeliveryRoutes(shop),
    paymentRoutes(shop),
    checkoutRoutes(shop),
    servicePointRoutes(shop),
    sessionRoutes(shop),
    accountRoutes(shop, logins),
    passwordRoutes(shop, logins, guesses),
    profileRoutes(shop, guesses),
    addressRoutes(shop),
    customerOrderRoutes(shop),
    wishlistRoutes(shop),
    giftlistRoutes(shop),
    newsletterRoutes(shop),
    orderRoutes(shop),
  ]
  for (const area of areas) app.route('/web/v1', area)
  app.route('/', payRoutes(shop))
  app.route('/', scenarioRoutes(scenarios))

  app.notFound((c) => c.json(notFound('address').body(), 404))
  app.onError((error, c) => {
    const known = error instanceof ShopError ? error : new ShopError(500, 'error', `The shop failed: ${error.message}`)
    return c.json(known.body(), known.status)
  })
  return async (request) => app.fetch(request)
}
