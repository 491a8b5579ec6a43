import { Button } from '../../../ui/button/Button'
import { VisuallyHidden } from '../../../ui/page/VisuallyHidden'
import { Note } from '../../../ui/status/Note'
import { useLanguage } from '../../../i18n/LanguageContext'
import { describeNews, describeReasons } from '../planner/describeNews'
import { usePlanner } from '../planner/PlannerContext'
import { describeNearestCommand } from '../wording/describeNearestCommand'
import { capitalize } from '../wording/describeDesign'
import * as styles from './controls.module.css'

/** The hidden status announces every event to screen readers. The visible note explains why a command had no effect. */
export function NewsNote() {
  const { messages, system, state, design, dispatch, runCommand } = usePlanner()
  const listFormat = new Intl.ListFormat(useLanguage(), { type: 'disjunction' })
  const refusalTexts = { messages, formatList: (items: string[]) => listFormat.format(items) }
  const { news } = state
  const nearestCommand = news?.type === 'refused' ? news.nearest : null
  const isNoteShown = news?.type === 'refused' || news?.type === 'nothingToPaste'
  return (
    <>
      <VisuallyHidden role="status">{news ? describeNews(news, design, system, refusalTexts) : ''}</VisuallyHidden>
      {news && isNoteShown && (
        <Note variant="bad" className={styles.news}>
          {news.type === 'refused' ? (
            describeReasons(news, system, refusalTexts).map((reason) => <p key={reason}>{reason}</p>)
          ) : (
            <p>{messages.news.nothingToPaste}</p>
          )}
          {news.type === 'refused' && <p>{nearestCommand ? messages.news.instead : messages.nearest.none}</p>}
          <div className={styles.newsTools}>
            {nearestCommand && (
              <Button variant="ghost" onClick={() => runCommand(nearestCommand)}>
                {capitalize(describeNearestCommand(nearestCommand, design, system, messages))}
              </Button>
            )}
            <Button variant="ghost" onClick={() => dispatch({ type: 'newsClosed' })}>
              {messages.news.close}
            </Button>
          </div>
        </Note>
      )}
    </>
  )
}
