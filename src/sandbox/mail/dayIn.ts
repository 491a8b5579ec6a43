import type { Lang } from '../http/language'

/** The day of an ISO moment in words, as it is in Brussels. */
export const dayIn = (lang: Lang, moment: string): string =>
  new Intl.DateTimeFormat(lang === 'nl' ? 'nl-BE' : 'en-IE', { dateStyle: 'long', timeZone: 'Europe/Brussels' }).format(
    new Date(moment),
  )
