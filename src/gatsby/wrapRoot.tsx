import type { ReactElement } from 'react'
import { Provider } from 'react-redux'
import { store } from './store'

export const wrapRoot = ({ element }: { element: ReactElement }) => <Provider store={store}>{element}</Provider>
