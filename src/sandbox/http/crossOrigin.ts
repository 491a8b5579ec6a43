import { cors } from 'hono/cors'
import { scenarioHeader } from '../scenario/playScenario'
import { isOurs } from './origin'

/** Lets the storefront on another port, or on its own host, call the shop. */
export const crossOrigin = (siteOrigin: string) =>
  cors({
    origin: (origin) => (isOurs(origin, siteOrigin) ? origin : null),
    allowMethods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowHeaders: [
      'Accept',
      'Content-Type',
      'CartToken',
      'CustomerToken',
      'Lang',
      'X-Application-Name',
      'X-Application-Version',
      scenarioHeader,
    ],
    maxAge: 600,
  })
