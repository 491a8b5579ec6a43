import { maxGiftMessageLength } from '../../../contract/limits'
import { bringMessages } from '../../../i18n/lateMessages'
import { TextAreaField } from '../../../ui/form/Field'
import { VisuallyHidden } from '../../../ui/page/VisuallyHidden'
import { countMessage } from './giftDraft'

const useMessages = bringMessages('giftlist')

/** The field shows how many characters are left from this number down. */
const shownLimit = 60

interface GiftMessageFieldProps {
  id: string
  owners: string
  value: string
  /** The number of characters beyond the limit. */
  excess: number
  onType: (message: string) => void
}

/** The giver's message to the owners. */
export function GiftMessageField({ id, owners, value, excess, onType }: GiftMessageFieldProps) {
  const { give } = useMessages('giftlist')
  const charactersLeft = maxGiftMessageLength - countMessage(value)
  const isNear = charactersLeft >= 0 && charactersLeft <= shownLimit
  return (
    <div>
      <TextAreaField
        id={id}
        label={<bdi>{give.message(owners)}</bdi>}
        optional={give.optional}
        help={isNear ? give.messageLeft(charactersLeft) : give.messageHelp}
        error={excess > 0 ? give.messageLong(maxGiftMessageLength, excess) : undefined}
        autoComplete="off"
        dir="auto"
        value={value}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
      />
      <VisuallyHidden>
        <span role="status">{isNear && charactersLeft % 20 === 0 && give.messageLeft(charactersLeft)}</span>
      </VisuallyHidden>
    </div>
  )
}
