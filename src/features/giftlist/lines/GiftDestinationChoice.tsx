import type { CartItem } from '../../../contract/cart'
import type { GiftDestination } from '../../../contract/giftDestination'
import { useWords } from '../../../i18n/useWords'
import { Note } from '../../../ui/status/Note'
import { describeDestination } from './describeDestination'
import { useGiftDestination } from './useGiftDestination'
import { useOwnersName } from './useOwnersName'
import * as text from '../../../ui/text.module.css'
import * as styles from './GiftLines.module.css'

/** Lets the giver choose where a gift goes, or says where it goes when there is no choice. */
export function GiftDestinationChoice({ item }: { item: CartItem }) {
  const words = useWords('giftlistLines')
  const owners = useOwnersName()(item.giftlist_name)
  const { chosen, error, busy, choose } = useGiftDestination(item)
  if (!item._links.destination) {
    const statement = describeDestination(item, words, owners)
    return statement !== null && <p className={text.sm}>{statement}</p>
  }
  const { destination } = words
  const options: [GiftDestination, string, string][] = [
    ['owner', destination.owner(owners), destination.ownerText],
    ['giver', destination.giver, destination.giverText],
    ['pickup', destination.pickup, destination.pickupText(owners)],
  ]
  return (
    <fieldset className={styles.destinations} aria-busy={busy || undefined}>
      <legend className={styles.label}>{destination.legend}</legend>
      {options
        .filter(([value]) => value !== 'owner' || item.can_deliver_to_owner || chosen === 'owner')
        .map(([value, title, explanation]) => (
          <label key={value} className={styles.destination}>
            <input
              type="radio"
              name={`destination-${item.id}`}
              value={value}
              checked={value === chosen}
              onChange={() => void choose(value)}
            />
            <span>
              {title}
              <span className={styles.explanation}>{explanation}</span>
            </span>
          </label>
        ))}
      {error && (
        <Note variant="bad" role="alert">
          {error}
        </Note>
      )}
    </fieldset>
  )
}
