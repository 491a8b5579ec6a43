import { useDispatch, useSelector } from 'react-redux'
import type { RootState } from './rootReducer'
import type { AppDispatch } from './services'

/** These hooks give components in a lazy section the state and dispatch of the store. */
export const useStoreSelector = useSelector.withTypes<RootState>()
export const useStoreDispatch = useDispatch.withTypes<AppDispatch>()
