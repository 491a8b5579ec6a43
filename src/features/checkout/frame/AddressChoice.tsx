import { useState } from 'react'
import { Note } from '../../../design/Note'
import { PageLink } from '../../../design/PageLink'
import * as text from '../../../design/text.module.css'
import { useLanguage } from '../../../i18n/LanguageContext'
import { pathOf } from '../../../pageTable/paths'
import * as styles from '../../../forms/Form.module.css'
import { AddressRadios, type AddressRadiosProps } from './AddressRadios'

interface AddressChoiceProps extends Omit<AddressRadiosProps, 'onChoose' | 'children'> {
  fault: string | null
  onChoose: (idAddress: number) => Promise<boolean>
  /** The way to another address. */
  other: string
}

/** Which of several addresses; the shop is told at once, and the old one stands again when that fails. */
export function AddressChoice({ chosen, fault, onChoose, other, ...radios }: AddressChoiceProps) {
  const language = useLanguage()
  const [wished, setWished] = useState<number | null>(null)
  const choose = async (id: number) => {
    if (radios.busy) return
    setWished(id)
    await onChoose(id)
    setWished(null)
  }
  return (
    <AddressRadios {...radios} chosen={wished ?? chosen} onChoose={(id) => void choose(id)}>
      {fault && (
        <Note look="bad" role="alert">
          {fault}
        </Note>
      )}
      <PageLink to={pathOf('checkout-step-guest', language)} className={`${styles.back} ${text.sm} ${text.link}`}>
        {other}
      </PageLink>
    </AddressRadios>
  )
}
