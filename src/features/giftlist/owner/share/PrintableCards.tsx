import { useState } from 'react'
import type { Giftlist } from '../../../../contract/giftlist'
import { useLanguage } from '../../../../i18n/LanguageContext'
import { languages, locale, type Language } from '../../../../i18n/languages'
import { bringMessages } from '../../../../i18n/lateMessages'
import { getMessages, hasMessages, loadMessages } from '../../../../i18n/messages'
import { loadCode } from '../../../../store/http/ApiError'
import { useQuery } from '../../../../store/query/useQuery'
import { Button } from '../../../../ui/button/Button'
import { RadioCard } from '../../../../ui/form/RadioCard'
import { ErrorNote } from '../../../../ui/status/ErrorNote'
import { type CardLayout, GiftlistCards } from './GiftlistCards'
import * as text from '../../../../ui/text.module.css'
import * as styles from './Share.module.css'

const useMessages = bringMessages('giftlistOwner')

const layouts = ['one', 'four'] as const satisfies readonly CardLayout[]

export function PrintableCards({ list, code }: { list: Giftlist; code: string }) {
  const { print: messages } = useMessages('giftlistOwner')
  const pageLanguage = useLanguage()
  const [language, setLanguage] = useState<Language>(pageLanguage)
  const [layout, setLayout] = useState<CardLayout>('one')
  const { status } = useQuery(language, () => () => loadCode(() => loadMessages(language)), { isPublic: true })
  const languageNames = new Intl.DisplayNames(locale[pageLanguage], { type: 'language' })
  return (
    <div className={styles.print}>
      <h4>{messages.title}</h4>
      <p className={`${styles.text} ${text.sm}`}>{messages.text}</p>
      <div className={styles.choices}>
        <fieldset>
          <legend className={text.sm}>{messages.language}</legend>
          {languages.map((cardLanguage) => (
            <RadioCard
              key={cardLanguage}
              name="card-language"
              title={languageNames.of(cardLanguage) ?? cardLanguage}
              checked={language === cardLanguage}
              onChange={() => setLanguage(cardLanguage)}
            />
          ))}
        </fieldset>
        <fieldset>
          <legend className={text.sm}>{messages.layout}</legend>
          {layouts.map((cardLayout) => (
            <RadioCard
              key={cardLayout}
              name="card-layout"
              title={messages.layouts[cardLayout]}
              checked={layout === cardLayout}
              onChange={() => setLayout(cardLayout)}
            />
          ))}
        </fieldset>
      </div>
      <ErrorNote>{status === 'failed' && messages.failed}</ErrorNote>
      {hasMessages(language, 'giftlistOwner') && (
        <>
          <GiftlistCards
            list={list}
            code={code}
            language={language}
            messages={getMessages(language, 'giftlistOwner').cardToPrint}
            layout={layout}
          />
          <div>
            <Button variant="ghost" onClick={() => window.print()}>
              {messages.submit}
            </Button>
          </div>
        </>
      )}
    </div>
  )
}
