import { ButtonLink, PageLink } from '../../ui/button/PageLink'
import { SidePanel } from '../../ui/page/SidePanel'
import * as text from '../../ui/text.module.css'
import { useLanguage } from '../../i18n/LanguageContext'
import { useWords } from '../../i18n/useWords'
import { hasContent } from '../../pageTable/emptyPages'
import { buildPath } from '../../pageTable/paths'
import * as styles from '../../ui/panelBody.module.css'

interface GiftlistResultPanelProps {
  open: boolean
  onClose: () => void
}

/**
 * The panel behind "Zet op een wenslijst" ("Add to a gift list"). It tells a visitor that a gift list requires an
 * account.
 */
export function GiftlistResultPanel({ open, onClose }: GiftlistResultPanelProps) {
  const { close, giftlist: words } = useWords('panel')
  const language = useLanguage()
  return (
    <SidePanel
      id="giftlist-result"
      open={open}
      onClose={onClose}
      title={words.title}
      closeLabel={close}
      foot={
        <ButtonLink block to={buildPath('my-account', language)} onClick={onClose}>
          {words.logIn}
        </ButtonLink>
      }
    >
      <div className={styles.fields}>
        <p>{words.text}</p>
        <p className={text.sm}>
          <PageLink className={text.link} to={buildPath('new-account', language)} onClick={onClose}>
            {words.create}
          </PageLink>
        </p>
        {hasContent('giftlist-home') && (
          <p className={text.sm}>
            <PageLink className={text.link} to={buildPath('giftlist-home', language)} onClick={onClose}>
              {words.about}
            </PageLink>
          </p>
        )}
      </div>
    </SidePanel>
  )
}
