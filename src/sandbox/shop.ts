import type { ShopDatabase } from './database/ShopDatabase'
import type { Post } from './mail/Post'
import type { Timers } from './Timers'

/** What every part of the shop works with. */
export interface Shop {
  database: ShopDatabase
  /** The present; tests give their own. */
  now: () => Date
  /** Origin of the storefront when it is not on a loopback host, e.g. https://upnorth.example; '' when unknown. */
  siteOrigin: string
  /** Work of hashing a password: scrypt's N, a power of two. */
  passwordCost: number
  timers: Timers
  post: Post
  /** After how many ms the provider reports a payment that it answers late. */
  lateAnswerAfter: number
}
