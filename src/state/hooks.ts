import { useDispatch, useSelector } from 'react-redux'
import type { ShopDispatch, ShopState } from './store'

/** The store's state and dispatch for components inside an island. */
export const useShopSelector = useSelector.withTypes<ShopState>()
export const useShopDispatch = useDispatch.withTypes<ShopDispatch>()
