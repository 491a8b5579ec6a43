import { useDispatch, useSelector } from 'react-redux'
import type { RootState } from './rootReducer'
import type { AppDispatch } from './services'

/** The store's state and dispatch for components inside a lazy section. */
export const useStoreSelector = useSelector.withTypes<RootState>()
export const useStoreDispatch = useDispatch.withTypes<AppDispatch>()
