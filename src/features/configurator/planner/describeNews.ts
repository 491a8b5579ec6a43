import type { ShelvingSystem } from '../../../pageTable/contents/shelving'
import { createPartId, type Design, findPart } from '../design/Design'
import { capitalize, describeDesign, describePart } from '../wording/describeDesign'
import { describeRefusal, type RefusalTexts } from '../wording/describeRefusal'
import type { News } from './plannerState'

export function describeNews(news: News, design: Design, system: ShelvingSystem, texts: RefusalTexts): string {
  const { messages } = texts
  switch (news.type) {
    case 'undo':
      return messages.news.undone
    case 'redo':
      return messages.news.redone
    case 'copied':
      return messages.news.copiedPart
    case 'nothingToPaste':
      return messages.news.nothingToPaste
    case 'refused':
      return describeReasons(news, system, texts).join(' ')
    case 'done': {
      const { command, designBefore } = news
      if (command.type === 'remove') {
        const { part } = findPart(designBefore, command.id)!
        return capitalize(messages.news.removed(describePart(part, system, messages)))
      }
      if (command.type === 'add' || command.type === 'copy' || command.type === 'move') {
        const id = command.type === 'move' ? command.id : createPartId(designBefore)
        const { part, column } = findPart(design, id)!
        return capitalize(messages.news.added(describePart(part, system, messages), column + 1))
      }
      return describeDesign(design, system, messages).summary
    }
  }
}

const maxReasons = 2

export const describeReasons = (
  { refusals, design }: Extract<News, { type: 'refused' }>,
  system: ShelvingSystem,
  texts: RefusalTexts,
): string[] =>
  [...new Set(refusals.map((refusal) => capitalize(describeRefusal(refusal, design, system, texts))))].slice(
    0,
    maxReasons,
  )
