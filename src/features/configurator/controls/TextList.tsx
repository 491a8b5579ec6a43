import * as text from '../../../ui/text.module.css'
import { usePlanner } from '../planner/PlannerContext'
import { capitalize, describeDesign } from '../wording/describeDesign'
import { Section } from '../fields/Section'
import * as styles from './controls.module.css'

/**
 * The list is the text equivalent of the drawing. Its buttons select columns and parts, as clicks in the drawing do.
 */
export function TextList() {
  const { messages, system, state, design, dispatch } = usePlanner()
  const { summary, columns } = describeDesign(design, system, messages)
  const { selection } = state
  return (
    <Section title={messages.list.title} summary={summary}>
      <p className={`${text.xs} ${text.stone}`}>{messages.list.help}</p>
      {columns.map(({ column, title, parts }) => (
        <div key={column} className={styles.columnText}>
          <h3>
            <button
              type="button"
              aria-pressed={selection?.kind === 'column' && selection.column === column}
              onClick={() => dispatch({ type: 'selected', selection: { kind: 'column', column } })}
            >
              {title}
            </button>
          </h3>
          <ol>
            {parts.length === 0 && <li className={text.stone}>{messages.list.noParts}</li>}
            {parts.map((part) => (
              <li key={part.id}>
                <button
                  type="button"
                  aria-pressed={selection?.kind === 'part' && selection.id === part.id}
                  onClick={() => dispatch({ type: 'selected', selection: { kind: 'part', id: part.id } })}
                >
                  {capitalize(part.text)}, {part.finish}
                </button>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </Section>
  )
}
