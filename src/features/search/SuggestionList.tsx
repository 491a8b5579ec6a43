import { bringMessages } from '../../i18n/lateMessages'
import type { SuggestionGroup, SuggestionRow } from './buildSuggestionGroups'
import { PageLink } from '../../ui/button/PageLink'
import type { ProductCard } from '../../contract/product'
import { findReduction } from '../../contract/reduction'
import { Picture } from '../../ui/figure/Picture'
import { Price } from '../../ui/page/Price'
import { useLanguage } from '../../i18n/LanguageContext'
import { formatPriceParts } from '../variant/formatPriceParts'
import * as text from '../../ui/text.module.css'
import * as styles from './SearchHelp.module.css'

const useMessages = bringMessages('search')

interface SuggestionListProps {
  id: string
  groups: readonly SuggestionGroup[]
  /** The id of the option that the user has reached with the keyboard, or null. */
  activeId: string | null
  onLeave: () => void
}

export function SuggestionList({ id, groups, activeId, onLeave }: SuggestionListProps) {
  const messages = useMessages('search')
  const { productGrid: gridMessages } = useMessages('catalogue')
  return (
    <div id={id} role="listbox" aria-label={messages.suggestions} className={styles.list}>
      {groups.map(({ kind, rows }) => (
        <div key={kind} role="group" aria-labelledby={`search-${kind}`} className={styles[kind]}>
          <div className={`${styles.kind} ${text.xs}`}>
            <span id={`search-${kind}`}>{messages[kind]}</span>
            {rows.some(({ card }) => card && findReduction(card.price)) && <small>{gridMessages.lowestInList}</small>}
          </div>
          {rows.map((row) => (
            <SuggestionOption key={row.id} row={row} isActive={row.id === activeId} onLeave={onLeave} />
          ))}
        </div>
      ))}
    </div>
  )
}

interface SuggestionOptionProps {
  row: SuggestionRow
  isActive: boolean
  onLeave: () => void
}

/** The option is a link, so that the user can open it in another tab. useCombobox handles the keyboard. */
function SuggestionOption({ row: { id, name, path, card }, isActive, onLeave }: SuggestionOptionProps) {
  return (
    <PageLink
      id={id}
      to={path}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      className={card ? `${styles.option} ${styles.product}` : styles.option}
      onClick={onLeave}
    >
      {card ? <SuggestedProduct card={card} /> : name}
    </PageLink>
  )
}

function SuggestedProduct({ card }: { card: ProductCard }) {
  const { productGrid: gridMessages } = useMessages('catalogue')
  const { amount, was } = formatPriceParts(card.price, card.price_varies, gridMessages, useLanguage())
  return (
    <>
      <Picture picture={card.picture} sizes="72px" alt="" />
      <span>
        {card.name} <span className={`${styles.brand} ${text.xs}`}>{card.brand.name}</span>
      </span>{' '}
      <span className={styles.price}>
        <Price amount={amount} was={was} />
      </span>
    </>
  )
}
