import * as text from '../../../design/text.module.css'
import { useWords } from '../../../i18n/useWords'
import type { Option } from './OptionPicker'

const namesOf = (options: readonly Option[]): string => options.map(({ name }) => name).join(', ')

/** What the slashes of a picker mean, in words: what follows along, and what can't be had. */
export function OptionNote({ options }: { options: readonly Option[] }) {
  const words = useWords('catalogue').product
  const moving = [...new Set(options.filter(({ gone }) => !gone).flatMap(({ moves }) => moves))]
  const gone = options.filter((option) => option.gone)
  const soldOut = options.filter((option) => option.soldOut && !option.gone)
  const lines = [
    moving.length > 0 && words.slashed(moving.join(', ')),
    soldOut.length > 0 && words.namedSoldOut(namesOf(soldOut)),
    gone.length > 0 && words.namedGone(namesOf(gone)),
  ].filter(Boolean)
  return lines.length > 0 && <p className={`${text.xxs} ${text.stone}`}>{lines.join(' ')}</p>
}
