import type { Areas } from '../../../i18n/messages'
import type { ShelvingSystem } from '../../../pageTable/contents/shelving'
import { createPartId, type Design, findPart } from '../design/Design'
import { describeDesign, describePart } from '../words/describeDesign'
import { describeRefusal } from '../words/describeRefusal'
import type { News } from './plannerState'

interface Messages {
  words: Areas['configurator']
  /** Joins a list into a text. */
  format: (list: string[]) => string
}

/** Says in one or two sentences what has happened, for the live region. */
export function describeNews(news: News, design: Design, system: ShelvingSystem, messages: Messages): string {
  const { words } = messages
  switch (news.type) {
    case 'undo':
      return words.news.undone
    case 'redo':
      return words.news.redone
    case 'copied':
      return words.news.copiedPart
    case 'nothingToPaste':
      return words.news.nothingToPaste
    case 'refused':
      return describeReasons(news, system, messages).join(' ')
    case 'done': {
      const { command, before } = news
      if (command.type === 'remove') {
        const removed = findPart(before, command.id)
        return removed ? capitalize(words.news.removed(describePart(removed.part, system, words))) : ''
      }
      if (command.type === 'add' || command.type === 'copy' || command.type === 'move') {
        const id = command.type === 'move' ? command.id : createPartId(before)
        const put = findPart(design, id)
        return put ? capitalize(words.news.added(describePart(put.part, system, words), put.column + 1)) : ''
      }
      return describeDesign(design, system, words).summary
    }
  }
}

/** The most reasons that are shown at once. */
const mostReasons = 2

/** Says why a command was refused, the most telling reasons first. */
export const describeReasons = (
  { refusals, design }: Extract<News, { type: 'refused' }>,
  system: ShelvingSystem,
  messages: Messages,
): string[] =>
  [...new Set(refusals.map((refusal) => capitalize(describeRefusal(refusal, design, system, messages))))].slice(
    0,
    mostReasons,
  )

export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
