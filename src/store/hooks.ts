import { useDispatch, useSelector, useStore } from 'react-redux'
import type { AppDispatch, AppStore } from './AppThunk'
import type { RootState } from './start/rootReducer'

export const useAppSelector = useSelector.withTypes<RootState>()
export const useAppDispatch = useDispatch.withTypes<AppDispatch>()
export const useAppStore = useStore.withTypes<AppStore>()
