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
  /** The height of the empty form, which is reserved until the form has loaded. */
  height: string
  /** Whether the shop API accepts the form. */
  isOffered: () => boolean
}

/** Keyed by the id of the page. */
const forms: Partial<Record<string, LazyForm>> = {
  contact: {
    Form: lazySection(() =>
      import(/* webpackChunkName: "contactForms" */ '../../features/contact/message/ContactForm').then(
        (chunk) => chunk.ContactForm,
      ),
    ),
    height: '44rem',
    isOffered: () => __OFFERED__.messages,
  },
  complaints: {
    Form: lazySection(() =>
      import(/* webpackChunkName: "contactForms" */ '../../features/contact/message/ComplaintForm').then(
        (chunk) => chunk.ComplaintForm,
      ),
    ),
    height: '60rem',
    isOffered: () => __OFFERED__.complaints,
  },
  'interior-advice': {
    Form: lazySection(() =>
      import(/* webpackChunkName: "contactForms" */ '../../features/contact/message/AdviceForm').then(
        (chunk) => chunk.AdviceForm,
      ),
    ),
    height: '71rem',
    isOffered: () => __OFFERED__.adviceRequests,
  },
  'job-js-developer': {
    Form: lazySection(() =>
      import(/* webpackChunkName: "contactForms" */ '../../features/contact/message/ApplicationForm').then(
        (chunk) => chunk.ApplicationForm,
      ),
    ),
    height: '53rem',
    isOffered: () => __OFFERED__.applications,
  },
  appointments: {
    Form: lazySection(() =>
      import('../../features/contact/appointment/Appointments').then((chunk) => chunk.Appointments),
    ),
    height: '77rem',
    isOffered: () => __OFFERED__.appointments,
  },
}

/** A page may have a form that the shop API does not accept. */
export const isFormOffered = (id: string): boolean => forms[id]?.isOffered() === true

const ContactFallback = lazySection(() =>
  import('../../features/contact/message/ContactFallback').then((chunk) => chunk.ContactFallback),
)

/**
 * If the shop API does not accept the form, the contact details of the shop are shown instead. Renders nothing for a
 * page without a form.
 */
export function PageForm({ id }: { id: string }) {
  const { noScriptForm } = useHeadings()
  const form = forms[id]
  if (!form) return null
  return (
    <section id={formId} className={styles.form}>
      {form.isOffered() ? (
        <>
          <NoScriptNote text={noScriptForm} />
          <form.Form placeholder={<Skeleton width="100%" height={form.height} />} page={id} />
        </>
      ) : (
        <ContactFallback placeholder={<Skeleton width="100%" height="8rem" />} />
      )}
    </section>
  )
}
