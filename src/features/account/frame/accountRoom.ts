import { createContext } from 'react'
import type { PictureFile } from '../../../ui/figure/Picture'

/** The room of the account page, which the login form shows when it replaces the page's content. */
export const AccountRoom = createContext<PictureFile | null>(null)
