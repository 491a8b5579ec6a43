import type { Areas } from '../../../i18n/messages'
import type { DesignText } from './describeDesign'

export function buildMailLink(
  { summary, columns }: DesignText,
  address: string,
  { share }: Areas['configurator'],
): string {
  const lines = columns.flatMap(({ title, parts }) => [
    `${title}:`,
    ...parts.map(({ text, finish }) => `- ${text}, ${finish}`),
    '',
  ])
  const body = [share.mailIntro, '', summary, '', ...lines, share.mailLink, address].join('\r\n')
  return `mailto:?subject=${encodeURIComponent(share.mailSubject)}&body=${encodeURIComponent(body)}`
}
