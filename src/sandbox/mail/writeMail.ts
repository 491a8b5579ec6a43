import type { Block } from './Block'
import { en } from './en'
import { htmlOf } from './htmlOf'
import type { Mail } from './Mail'
import { nl } from './nl'
import { textOf } from './textOf'

export const mailWords = { nl, en }

/** A mail in both its forms: greeting, what it is about, and the shop's farewell. */
export async function writeMail(
  mail: Pick<Mail, 'kind' | 'lang' | 'to' | 'subject' | 'sent'>,
  firstname: string,
  about: readonly Block[],
): Promise<Mail> {
  const words = mailWords[mail.lang]
  const blocks: Block[] = [{ text: words.greeting(firstname) }, ...about, { text: words.bye }, { text: words.practice }]
  return { ...mail, text: textOf(blocks), html: await htmlOf(mail.subject, blocks, mail.lang) }
}
