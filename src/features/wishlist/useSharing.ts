import { useState } from 'react'
import { useLanguage } from '../../i18n/LanguageContext'
import { useWords } from '../../i18n/useWords'
import { pathOf } from '../../pageTable/paths'
import type { RecordedError } from '../../state/recordedError'
import { useShopDispatch, useShopSelector } from '../../state/hooks'
import type { ShopThunk } from '../../state/services'
import { accountList } from '../../state/wishlist/selectors'

type Deeds = Awaited<ReturnType<typeof deeds>>
const deeds = () => import('../../state/wishlist/accountWishes')

export type SharingNews = 'copied' | 'notCopied' | 'ended' | 'failed'

/** The public link of the customer's list: made, handed on, ended. */
export function useSharing() {
  const dispatch = useShopDispatch()
  const language = useLanguage()
  const { text } = useWords('wishlist').share
  const key = useShopSelector((state) => accountList(state)?.share ?? null)
  const [busy, setBusy] = useState(false)
  const [news, setNews] = useState<SharingNews | null>(null)
  const url =
    key === null ? null : `${window.location.origin}${pathOf('my-wishlist', language)}?list=${encodeURIComponent(key)}`

  const ask = async (deed: (chunk: Deeds) => ShopThunk<Promise<RecordedError | null>>, done: SharingNews | null) => {
    setBusy(true)
    setNews(null)
    const error = await deeds()
      .then((chunk) => dispatch(deed(chunk)))
      .catch(() => 'failed')
    setNews(error ? 'failed' : done)
    setBusy(false)
  }
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url ?? '')
      setNews('copied')
    } catch {
      setNews('notCopied')
    }
  }
  return {
    url,
    busy,
    news,
    start: () => void ask(({ shareWishes }) => shareWishes(), null),
    end: () => void ask(({ endSharing }) => endSharing(), 'ended'),
    copy: () => void copy(),
    /** The device's own sheet; null where there is none. What it says of itself is enough. */
    send:
      typeof navigator.share === 'function'
        ? () => void navigator.share({ title: text, url: url ?? '' }).catch(() => undefined)
        : null,
  }
}
