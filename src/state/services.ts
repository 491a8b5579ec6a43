import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import type { ShopClient } from '../api/client'
import type { Queue } from './queue'
import type { later } from './later'
import type { ShopState } from './store'

/** What thunks work with. */
export interface ShopServices {
  client: ShopClient
  /** `id_lang` of the page. */
  languageId: number
  /** Cart calls go one at a time, so that no late answer overwrites a newer one. */
  inOrder: Queue
  isLeaving: () => boolean
  later: typeof later
}

export type ShopThunk<Result> = ThunkAction<Result, ShopState, ShopServices, UnknownAction>
