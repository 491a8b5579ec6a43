import { createAction } from '@reduxjs/toolkit'

/** The user has logged out in this tab. Every slice drops what is personal (SPEC §4). */
export const loggedOut = createAction('session/loggedOut')
