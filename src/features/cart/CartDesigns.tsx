import { useRef, useState } from 'react'
import type { CartItem } from '../../contract/cart'
import type { CartDesign } from '../../contract/design'
import { getUnitPrice } from '../../contract/money'
import { useMoney } from '../../i18n/money'
import { bringMessages } from '../../i18n/lateMessages'
import { isShort } from '../../store/cart/cartDifference'
import type { CartOutcome } from '../../store/cart/changeCart'
import type { designThunks } from '../../store/design/designThunks'
import type { CartDesignGroup } from '../../store/design/groupCartDesigns'
import { useAppDispatch } from '../../store/hooks'
import { loadCode, recordError, type RecordedError } from '../../store/http/ApiError'
import { useErrorMessage } from '../../store/http/errorMessage'
import type { AppThunk } from '../../store/AppThunk'
import { Icon } from '../../ui/figure/Icon'
import { Picture } from '../../ui/figure/Picture'
import { useDeliveryText } from './lineItems/useDeliveryText'
import { PageLink } from '../../ui/button/PageLink'
import { Note } from '../../ui/status/Note'
import { Toast } from '../../ui/status/Toast'
import * as text from '../../ui/text.module.css'
import * as pictureRow from '../../ui/pictureRow.module.css'
import * as itemStyles from './lineItems/LineItem.module.css'
import * as styles from './CartDesigns.module.css'
import { createRandomKey } from '../../store/http/requestKey'

const useMessages = bringMessages('cart')

export interface CartDesignsProps {
  designs: readonly CartDesignGroup[]
  extraDays: number
  /** The path of the configurator page; null if the site has no such page. */
  path: string | null
}

export function CartDesigns({ designs, extraDays, path }: CartDesignsProps) {
  const messages = useMessages('cart')
  const describeError = useErrorMessage()
  const dispatch = useAppDispatch()
  const [removedDesign, setRemovedDesign] = useState<RemovedDesign | null>(null)
  const [error, setError] = useState<string | null>(null)
  const container = useRef<HTMLDivElement>(null)

  const runThunk = async (createThunk: (thunks: DesignThunks) => AppThunk<Promise<CartOutcome>>) => {
    setError(null)
    const failure = await dispatch(runDesignThunk(createThunk)).catch(recordError)
    if (failure) setError(describeError(failure, messages.errors))
    return failure === null
  }
  const removeDesign = async (group: CartDesignGroup) => {
    if (!(await runThunk((thunks) => thunks.removeDesignFromCart(group.design)))) return
    setRemovedDesign({ group, requestKey: createRandomKey() })
    // The focused button was removed with the design. From this element, Tab moves to the undo button.
    container.current?.focus({ preventScroll: true })
  }
  const undoRemoval = async (removal: RemovedDesign) => {
    setRemovedDesign(null)
    const { design, lines } = removal.group
    const items = lines.map(({ item: { id_product, id_product_attribute }, quantity }) => ({
      id_product,
      id_product_attribute,
      quantity,
    }))
    const addition = { design: design.design, items }
    // If the API does not restore the design, the toast with the undo button appears again.
    if (!(await runThunk((thunks) => thunks.putDesignInCart(addition, null, removal.requestKey))))
      setRemovedDesign(removal)
  }
  return (
    <div ref={container} tabIndex={-1} className={itemStyles.all}>
      <Toast
        message={removedDesign && messages.design.removed}
        action={removedDesign ? { label: messages.undo, onAction: () => void undoRemoval(removedDesign) } : undefined}
        onHide={() => setRemovedDesign(null)}
      />
      {designs.map((group, index) => (
        <CartDesignItem
          key={group.design.id}
          group={group}
          number={designs.length > 1 ? index + 1 : null}
          extraDays={extraDays}
          path={path}
          onRemove={() => void removeDesign(group)}
        />
      ))}
      {error && (
        <Note variant="bad" role="alert" className={itemStyles.error}>
          {error}
        </Note>
      )}
    </div>
  )
}

interface RemovedDesign {
  group: CartDesignGroup
  /** The key of the request that restores the design. A repeated request has the same key. */
  requestKey: string
}

type DesignThunks = typeof designThunks

/** Resolves to null after a success. Rejects with an ApiError if the code cannot be loaded. */
const runDesignThunk =
  (createThunk: (thunks: DesignThunks) => AppThunk<Promise<CartOutcome>>): AppThunk<Promise<RecordedError | null>> =>
  async (dispatch) => {
    const chunk = await loadCode(() => import(/* webpackChunkName: "design" */ '../../store/design/designThunks'))
    return (await dispatch(createThunk(chunk.designThunks))).error
  }

interface CartDesignItemProps {
  group: CartDesignGroup
  /** Distinguishes several designs; null for the only design. */
  number: number | null
  extraDays: number
  path: string | null
  onRemove: () => void
}

function CartDesignItem({ group, number, extraDays, path, onRemove }: CartDesignItemProps) {
  const messages = useMessages('cart')
  const formatEuro = useMoney()
  const { design, lines, count, total, discount } = group
  const title = number === null ? messages.design.title : messages.design.titleOf(number)
  const shortLines = lines.filter(({ item }) => isShort(item))
  const delivery = useDeliveryText(group.delivery, extraDays)
  return (
    <section className={`${pictureRow.row} ${pictureRow.large}`} aria-label={title}>
      <Picture picture={findDesignPicture(lines)} sizes="(min-width:45em) 150px, 104px" alt="" />
      <div>
        <div className={pictureRow.title}>
          <h2>{title}</h2>
          <span className={pictureRow.amount}>{formatEuro(total)}</span>
        </div>
        <p className={`${text.sm} ${text.stone}`}>
          {messages.design.parts(count)}
          {discount > 0 && ` ${messages.design.discount(formatEuro(discount))}`}
        </p>
        {shortLines.length === 0 && delivery !== null && (
          <p className={`${itemStyles.delivery} ${text.sm}`}>
            <Icon name="truck" />
            <span>{delivery}</span>
          </p>
        )}
        {shortLines.map(({ item }) => (
          <Note key={item.id} variant="bad" className={itemStyles.error}>
            {messages.design.short(`${item.name}, ${item.combination}`, item.stock)}
          </Note>
        ))}
        <details className={styles.parts}>
          <summary>{messages.design.show}</summary>
          <ul>
            {lines.map(({ item, quantity }) => (
              <li key={item.id}>{messages.design.part(quantity, item.name, item.combination)}</li>
            ))}
          </ul>
        </details>
        <div className={itemStyles.actions}>
          {path !== null && (
            <PageLink className={`${itemStyles.action} ${text.sm} ${text.link}`} to={buildDesignPath(path, design)}>
              {messages.design.open}
            </PageLink>
          )}
          <button
            type="button"
            className={`${itemStyles.action} ${text.sm} ${text.link}`}
            aria-label={messages.removeName(title)}
            onClick={onRemove}
          >
            {messages.remove}
          </button>
        </div>
      </div>
    </section>
  )
}

/** The most expensive line item represents the design best. */
function findDesignPicture(lines: CartDesignGroup['lines']): CartItem['picture'] {
  const computeLineCost = ({ item, quantity }: CartDesignGroup['lines'][number]) => getUnitPrice(item) * quantity
  return [...lines].sort((first, second) => computeLineCost(second) - computeLineCost(first))[0]?.item.picture ?? null
}

/** The parameter `cart` identifies the design in the cart, so that the changed design replaces it. */
const buildDesignPath = (path: string, { design, id }: CartDesign) =>
  `${path}?design=${design}&cart=${encodeURIComponent(String(id))}`
