import { contentMessages } from '../../i18n/buildTime'
import { formatDate } from '../../i18n/dates'
import { type Language, translate } from '../../i18n/languages'
import { formatMoney } from '../../i18n/money'
import shopDetails from '../../../data/shop.json'
import type { JobList, JobSummary, Vacancy } from '../contents/content'
import { buildPath } from '../paths'
import type { Job } from '../sources/shopData'
import type { ContentPageSources } from './ContentPageSources'

/** Returns whether a job is open to applications on a day. The closing day is included. */
export const isJobOpen = ({ closes }: Pick<Job, 'closes'>, day: string): boolean => closes === null || day <= closes

/**
 * Summarizes the jobs that are open on the day of the build. A job without a page of its own links to the contact page.
 */
export function buildJobSummaries({ rows, data, catalogueIndex, builtOn }: ContentPageSources): JobSummary[] {
  const { language } = catalogueIndex
  const messages = contentMessages[language].jobs
  return data.jobs
    .filter((job) => isJobOpen(job, builtOn))
    .map((job) => {
      const row = rows.find(({ id }) => id === job.id)
      return {
        title: job.title[language],
        facts:
          [job.hours[language], formatSalary(job, language), `${messages.closes} ${formatClosing(job, language)}`].join(
            '. ',
          ) + '.',
        intro: job.intro[language],
        lists: row ? [] : buildLists(job, language),
        link: row
          ? { name: messages.read, path: row[`path_${language}`] }
          : { name: messages.apply, path: buildPath('contact', language) },
      }
    })
}

/** Returns null for a page that is not about a job. */
export function buildVacancy(id: string, { data, catalogueIndex, builtOn }: ContentPageSources): Vacancy | null {
  const job = data.jobs.find((candidate) => candidate.id === id)
  if (!job) return null
  const { language } = catalogueIndex
  const messages = contentMessages[language].jobs
  const isOpen = isJobOpen(job, builtOn)
  const lists = buildLists(job, language)
  return {
    isOpen,
    notice: isOpen ? null : messages.over,
    facts: [
      { term: messages.hours, text: job.hours[language] },
      { term: messages.place, text: `${shopDetails.street}, ${translate(shopDetails.city, language)}` },
      { term: messages.pay, text: formatSalary(job, language) },
      { term: messages.posted, text: formatDate(job.posted, language) },
      { term: messages.closes, text: formatClosing(job, language) },
    ],
    lists,
    posting: {
      title: job.title[language],
      description: describeJob(job.intro[language], lists),
      posted: job.posted,
      closes: job.closes,
      employment: job.employment,
      salary: job.salary,
    },
  }
}

function buildLists(job: Job, language: Language): JobList[] {
  const messages = contentMessages[language].jobs
  return (['tasks', 'profile', 'benefits'] as const).map((name) => ({
    title: messages[name],
    items: job[name].map((item) => item[language]),
  }))
}

/** Writes a job as the HTML that search engines expect. The texts come from the shop's own files and are escaped. */
function describeJob(intro: string, lists: readonly JobList[]): string {
  const parts = lists.map(
    ({ title, items }) =>
      `<p>${escapeHtml(title)}</p><ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`,
  )
  return `<p>${escapeHtml(intro)}</p>${parts.join('')}`
}

const escapeHtml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')

const formatSalary = ({ salary }: Job, language: Language) =>
  contentMessages[language].jobs.salary(formatMoney(salary.from, language), formatMoney(salary.until, language))

function formatClosing({ closes }: Job, language: Language): string {
  const messages = contentMessages[language].jobs
  return closes === null ? messages.untilTaken : messages.until(formatDate(closes, language))
}
