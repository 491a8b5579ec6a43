import type { ComponentType, ReactNode } from 'react'
import { NoScriptNote } from '../../forms/NoScriptNote'
import { useHeadings } from '../../i18n/headings'
import { formId } from '../../features/content/ContentHead'
import { lazySection } from '../../layout/lazySection'
import { Skeleton } from '../../ui/status/Skeleton'
import * as styles from './PageForm.module.css'

interface FormProps {
  /** The id of the page that shows the form. */
  page: string
}

interface LazyForm {
  Form: ComponentType<FormProps & { placeholder: ReactNode }>
  /** The height of the empty form, so that nothing below it moves when it arrives. */
  height: string
}

/** The forms of pages, by the id of the page. */
const forms = new Map<string, LazyForm>([
  [
    'contact',
    {
      Form: lazySection(() =>
        import(/* webpackChunkName: "contactForms" */ '../../features/contact/message/ContactForm').then(
          (chunk) => chunk.ContactForm,
        ),
      ),
      height: '44rem',
    },
  ],
  [
    'complaints',
    {
      Form: lazySection(() =>
        import(/* webpackChunkName: "contactForms" */ '../../features/contact/message/ComplaintForm').then(
          (chunk) => chunk.ComplaintForm,
        ),
      ),
      height: '60rem',
    },
  ],
  [
    'interior-advice',
    {
      Form: lazySection(() =>
        import(/* webpackChunkName: "contactForms" */ '../../features/contact/message/AdviceForm').then(
          (chunk) => chunk.AdviceForm,
        ),
      ),
      height: '71rem',
    },
  ],
  [
    'job-js-developer',
    {
      Form: lazySection(() =>
        import(/* webpackChunkName: "contactForms" */ '../../features/contact/message/ApplicationForm').then(
          (chunk) => chunk.ApplicationForm,
        ),
      ),
      height: '53rem',
    },
  ],
  [
    'appointments',
    {
      Form: lazySection(() =>
        import('../../features/contact/appointment/Appointments').then((chunk) => chunk.Appointments),
      ),
      height: '77rem',
    },
  ],
])

export const hasForm = (id: string): boolean => forms.has(id)

/** Whether the shop API takes the form of a page. */
export function isFormOffered(id: string): boolean {
  switch (id) {
    case 'contact':
      return __OFFERED__.messages
    case 'complaints':
      return __OFFERED__.complaints
    case 'interior-advice':
      return __OFFERED__.adviceRequests
    case 'appointments':
      return __OFFERED__.appointments
    default:
      return __OFFERED__.applications
  }
}

const WriteToUs = lazySection(() => import('../../features/contact/message/WriteToUs').then((chunk) => chunk.WriteToUs))

/** The form of a page, which is loaded after the page. It renders nothing for a page without a form. */
export function PageForm({ id }: { id: string }) {
  const { noScriptForm } = useHeadings()
  const form = forms.get(id)
  if (!form) return null
  if (!isFormOffered(id)) {
    return (
      <section id={formId} className={styles.form}>
        <WriteToUs placeholder={<Skeleton width="100%" height="8rem" />} />
      </section>
    )
  }
  return (
    <section id={formId} className={styles.form}>
      <NoScriptNote text={noScriptForm} />
      <form.Form placeholder={<Skeleton width="100%" height={form.height} />} page={id} />
    </section>
  )
}
