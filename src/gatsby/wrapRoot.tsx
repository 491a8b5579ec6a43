import type { ReactElement } from 'react'
import { Provider } from 'react-redux'
import { store } from './store'

/** Provides every page with the store, during the build and in the browser. */
export const wrapRoot = ({ element }: { element: ReactElement }) => <Provider store={store}>{element}</Provider>
