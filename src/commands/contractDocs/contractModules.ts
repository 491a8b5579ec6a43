import * as account from '../../contract/account'
import * as accountRequests from '../../contract/accountRequests'
import * as appointments from '../../contract/appointments'
import * as productsAnswer from '../../contract/calls/productsAnswer'
import * as queries from '../../contract/calls/queries'
import * as cart from '../../contract/cart'
import * as catalogue from '../../contract/catalogue'
import * as checkout from '../../contract/checkout'
import * as design from '../../contract/design'
import * as error from '../../contract/error'
import * as gift from '../../contract/gift'
import * as giftDestination from '../../contract/giftDestination'
import * as giftlist from '../../contract/giftlist'
import * as links from '../../contract/links'
import * as messages from '../../contract/messages'
import * as order from '../../contract/order'
import * as picture from '../../contract/picture'
import * as product from '../../contract/product'
import * as productList from '../../contract/productList'
import * as requests from '../../contract/requests'
import * as session from '../../contract/session'
import * as uploads from '../../contract/uploads'
import * as values from '../../contract/values'
import * as wishlist from '../../contract/wishlist'
import type { GenericSchema } from 'valibot'

/** The modules of src/contract with the schemas of calls, by their paths without the extension. */
export const contractModules = {
  account,
  accountRequests,
  appointments,
  'calls/productsAnswer': productsAnswer,
  'calls/queries': queries,
  cart,
  catalogue,
  checkout,
  design,
  error,
  gift,
  giftDestination,
  giftlist,
  links,
  messages,
  order,
  picture,
  product,
  productList,
  requests,
  session,
  uploads,
  values,
  wishlist,
}

const isSchema = (value: unknown): value is GenericSchema =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema'

export function listSchemas(): Record<string, GenericSchema> {
  const exportedValues = Object.values(contractModules).flatMap((module) => Object.entries<unknown>(module))
  return Object.fromEntries(exportedValues.flatMap(([name, value]) => (isSchema(value) ? [[name, value]] : [])))
}
