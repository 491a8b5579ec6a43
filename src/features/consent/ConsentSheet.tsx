import { navigate } from 'gatsby'
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button/Button'
import { Checkbox } from '../../ui/form/Checkbox'
import * as text from '../../ui/text.module.css'
import { useLanguage } from '../../i18n/LanguageContext'
import { bringMessages } from '../../i18n/lateMessages'
import { buildPath } from '../../pageTable/paths'
import type { ConsentCategory } from './consentChoice'
import * as styles from './ConsentSheet.module.css'

const useMessages = bringMessages('consent')

interface ConsentSheetProps {
  categories: readonly ConsentCategory[]
  /** The current choice if the user opened the sheet; null if the sheet opened automatically. */
  allowedCategories: readonly ConsentCategory[] | null
  onChoose: (allowedCategories: readonly ConsentCategory[]) => void
  /** Called when the user closes the sheet without a choice, which is possible only if the user opened it. */
  onClose: () => void
}

/**
 * The page stays usable beside the sheet. One press allows all categories or none. Only the boxes of categories that
 * the user has already allowed are initially ticked. The sheet receives the focus only if the user opened it.
 */
export function ConsentSheet({ categories, allowedCategories, onChoose, onClose }: ConsentSheetProps) {
  const messages = useMessages('consent')
  const language = useLanguage()
  const isOpenedByUser = allowedCategories !== null
  const [isDetailed, setIsDetailed] = useState(isOpenedByUser)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isOpenedByUser) heading.current?.focus()
  }, [isOpenedByUser])
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpenedByUser) onClose()
  }
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes the sheet from inside
    <section className={styles.sheet} aria-labelledby="consent-title" onKeyDown={handleKey}>
      <h2 id="consent-title" className={text.lg} tabIndex={-1} ref={heading}>
        {messages.title}
      </h2>
      <p>
        {messages.text}{' '}
        {/* The link that skips the header must be the first link of a page, so this control is a button. */}
        <button type="button" className={styles.more} onClick={() => void navigate(buildPath('privacy', language))}>
          {messages.more}
        </button>
      </p>
      {isDetailed && (
        <CategoryChoices categories={categories} allowedCategories={allowedCategories ?? []} onChoose={onChoose} />
      )}
      <div className={styles.actions}>
        <Button variant="ghost" onClick={() => onChoose(categories)}>
          {messages.all}
        </Button>
        <Button variant="ghost" onClick={() => onChoose([])}>
          {messages.none}
        </Button>
        {!isDetailed && (
          <Button variant="ghost" onClick={() => setIsDetailed(true)}>
            {messages.choose}
          </Button>
        )}
        {isDetailed && (
          <Button variant="ghost" type="submit" form="consent-choices">
            {messages.save}
          </Button>
        )}
      </div>
    </section>
  )
}

type ChoicesProps = Pick<ConsentSheetProps, 'categories' | 'onChoose'> & {
  allowedCategories: readonly ConsentCategory[]
}

function CategoryChoices({ categories, allowedCategories, onChoose }: ChoicesProps) {
  const messages = useMessages('consent')
  const [tickedCategories, setTickedCategories] = useState(allowedCategories)
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    onChoose(categories.filter((category) => tickedCategories.includes(category)))
  }
  const toggleCategory = (category: ConsentCategory, isTicked: boolean) => {
    const otherCategories = tickedCategories.filter((tickedCategory) => tickedCategory !== category)
    setTickedCategories(isTicked ? [...otherCategories, category] : otherCategories)
  }
  return (
    <form id="consent-choices" onSubmit={handleSubmit}>
      {categories.map((category) => (
        <Checkbox
          key={category}
          id={`consent-${category}`}
          checked={tickedCategories.includes(category)}
          onChange={(event) => toggleCategory(category, event.target.checked)}
        >
          {messages[category].name}
          <span className={styles.note}>{messages[category].text}</span>
        </Checkbox>
      ))}
    </form>
  )
}
