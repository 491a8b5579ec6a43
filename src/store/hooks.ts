import { useDispatch, useSelector } from 'react-redux'
import type { AppDispatch, RootState } from './createStore'

/** The store's state and dispatch for components inside an island. */
export const useStoreSelector = useSelector.withTypes<RootState>()
export const useStoreDispatch = useDispatch.withTypes<AppDispatch>()
