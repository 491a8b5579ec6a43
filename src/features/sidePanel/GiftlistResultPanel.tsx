import { ButtonLink } from '../../design/ButtonLink'
import { PageLink } from '../../design/PageLink'
import { SidePanel } from '../../design/SidePanel'
import * as text from '../../design/text.module.css'
import { useLanguage } from '../../i18n/LanguageContext'
import { useWords } from '../../i18n/useWords'
import { pathOf } from '../../pageTable/paths'
import * as styles from './panelBody.module.css'

interface GiftlistResultPanelProps {
  open: boolean
  onClose: () => void
}

/** After a tap on "Zet op een wenslijst": a visitor is told what a gift list needs. */
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
        <ButtonLink block to={pathOf('my-account', language)} onClick={onClose}>
          {words.logIn}
        </ButtonLink>
      }
    >
      <div className={styles.fields}>
        <p>{words.text}</p>
        <p className={text.sm}>
          <PageLink className={text.link} to={pathOf('new-account', language)} onClick={onClose}>
            {words.create}
          </PageLink>
        </p>
        <p className={text.sm}>
          <PageLink className={text.link} to={pathOf('giftlist-home', language)} onClick={onClose}>
            {words.about}
          </PageLink>
        </p>
      </div>
    </SidePanel>
  )
}
