import { useLanguage } from '../../../../i18n/LanguageContext'
import { bringMessages } from '../../../../i18n/lateMessages'
import { buildPath } from '../../../../pageTable/paths'
import { TextLink } from '../../../../ui/button/TextLink'
import { SectionError } from '../../../../ui/status/SectionError'
import { formatGiftlistName } from '../giftlistState'
import { buildListPath } from '../giftlistPaths'
import { ListSummary } from './ListSummary'
import { useGiftlists } from '../useGiftlists'
import * as text from '../../../../ui/text.module.css'
import * as styles from './MyGiftlists.module.css'

const useMessages = bringMessages('giftlistOwner')

const maxLists = 2

export function LatestGiftlists() {
  const messages = useMessages('giftlistOwner')
  const { retry } = useMessages('frame').error
  const language = useLanguage()
  const listQuery = useGiftlists()
  if (listQuery.status === 'failed')
    return <SectionError message={messages.failed} retry={retry} onRetry={listQuery.retry} />
  if (!listQuery.data)
    return (
      <p role="status" data-loading>
        {messages.loading}
      </p>
    )
  const [page, label] =
    listQuery.data.length === 0
      ? (['giftlist-create', messages.createFirst] as const)
      : (['my-giftlists', messages.toAll] as const)
  return (
    <>
      {listQuery.data.length === 0 && <p className={text.sm}>{messages.none}</p>}
      <ul className={styles.latest}>
        {listQuery.data.slice(0, maxLists).map((list) => (
          <li key={list.id_giftlist} className={styles.short}>
            <TextLink to={buildListPath('my-giftlists', language, list.id_giftlist)} className={text.link} dir="auto">
              {formatGiftlistName(list, messages.unnamed)}
            </TextLink>
            <ListSummary list={list} />
          </li>
        ))}
      </ul>
      <TextLink to={buildPath(page, language)} className={`${text.sm} ${text.link}`}>
        {label}
      </TextLink>
    </>
  )
}
