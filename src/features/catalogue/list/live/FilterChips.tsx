import { useRef } from 'react'
import { Icon } from '../../../../design/Icon'
import { useMoney } from '../../../../i18n/useMoney'
import { useWords } from '../../../../i18n/useWords'
import { listElement } from '../listElement'
import type { LiveList } from '../liveList'
import { withoutAll } from './choices'
import { chipsOf } from './chips'
import * as styles from './FilterChips.module.css'

/** What is chosen, each to be taken away; the focus goes on to the next one, and in the end back to the bar. */
export function FilterChips({ list }: { list: LiveList }) {
  const words = useWords('list')
  const money = useMoney()
  const row = useRef<HTMLUListElement>(null)
  const { choice, shown } = list.state
  const chips = chipsOf(choice, shown?.facets ?? null, words.price, money)
  if (chips.length === 0) return null

  const buttons = () => [...(row.current?.querySelectorAll('button') ?? [])]
  const remove = (index: number) => {
    const [chip, next] = [chips[index], buttons()[index + 1]]
    if (!chip) return
    if (chips.length > 1) next?.focus()
    else focusBar()
    list.choose(chip.without)
  }
  return (
    <ul ref={row} className={styles.chips} aria-label={words.chosen}>
      {chips.map(({ key, name }, index) => (
        <li key={key}>
          <button type="button" className={styles.chip} aria-label={words.remove(name)} onClick={() => remove(index)}>
            {name}
            <Icon name="x" size={14} />
          </button>
        </li>
      ))}
      <li>
        <button
          type="button"
          className={styles.all}
          onClick={() => {
            focusBar()
            list.choose(withoutAll(choice))
          }}
        >
          {words.clearAll}
        </button>
      </li>
      {shown && <li className={styles.count}>{words.pieces(shown.total)}</li>}
    </ul>
  )
}

/** The first button of the bar that is in view: the others are for another size of screen. */
function focusBar(): void {
  const buttons = [...(listElement()?.querySelectorAll<HTMLElement>('[aria-expanded]') ?? [])]
  ;(buttons.find((button) => button.offsetParent) ?? buttons[0])?.focus()
}
