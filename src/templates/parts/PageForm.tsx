import type { ComponentType } from 'react'
import { NoScriptNote } from '../../forms/NoScriptNote'
import { useHeadings } from '../../i18n/headings'
import { LazySection } from '../../layout/LazySection'
import { Skeleton } from '../../ui/status/Skeleton'
import * as styles from './PageForm.module.css'

interface FormProps {
  /** The id of the page that shows the form. */
  page: string
}

/** The forms of pages, by the id of the page. */
const forms = new Map<string, () => Promise<ComponentType<FormProps>>>([
  ['contact', () => import('../../features/contact/message/ContactForm').then((chunk) => chunk.ContactForm)],
  ['complaints', () => import('../../features/contact/message/ComplaintForm').then((chunk) => chunk.ComplaintForm)],
  ['interior-advice', () => import('../../features/contact/message/AdviceForm').then((chunk) => chunk.AdviceForm)],
  [
    'job-js-developer',
    () => import('../../features/contact/message/ApplicationForm').then((chunk) => chunk.ApplicationForm),
  ],
  ['appointments', () => import('../../features/contact/appointment/Appointments').then((chunk) => chunk.Appointments)],
])

/** The form of a page, which is loaded after the page; nothing for a page without one. */
export function PageForm({ id }: { id: string }) {
  const { noScriptForm } = useHeadings()
  const load = forms.get(id)
  if (!load) return null
  return (
    <section id="form" className={styles.form}>
      <NoScriptNote text={noScriptForm} />
      <LazySection
        load={load}
        words={['contact', 'identity']}
        placeholder={<Skeleton width="100%" height="46rem" />}
        props={{ page: id }}
      />
    </section>
  )
}
