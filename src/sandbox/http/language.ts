import type { Context } from 'hono'

export type Lang = 'nl' | 'en'

/** id_lang of the wire: 1 nl, 2 en. */
export const toLang = (id: number): Lang => (id === 2 ? 'en' : 'nl')

/** The language that the Lang header asks for; nl without one. */
export const readLang = (c: Context): Lang => toLang(Number(c.req.header('Lang')))
