import { languages } from '#contract/core/fields.ts'
import { formatLocale } from '#contract/core/format-locale.ts'
import { keptDateFormat } from '#contract/core/kept-formats.ts'
import type { Reader } from '../../../firm/store.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import type { MailKind, MailKinds } from '../../firm/mails/index.ts'
import { courses, getEnrolment } from '../courses/index.ts'
import { courseTexts } from './mail-texts.ts'
import { getOrder, learningPath, type StoredOrder } from './rows.ts'

/** Mails to whoever ordered a place in a course. */
export const mailKinds: MailKinds = {
  courseOrdered: kindOf(courseTexts.courseOrdered, 'waiting'),
  courseOpened: kindOf(courseTexts.courseOpened, 'admitted'),
  courseDue: kindOf(courseTexts.courseDue, 'admitted'),
}

function kindOf(texts: MailKind['texts'], state: 'waiting' | 'admitted'): MailKind {
  return {
    record: 'courseOrder',
    send: 'course:edit',
    placeholders: ['name', 'course', 'date'],
    examples: { name: 'Anna Berg', course: 'Food hygiene', date: '1 December 2026' },
    texts,
    applies: (reader, id) => getOrder(reader, id).state === state,
    compose: (reader, { firmId }, { id, origin }) => {
      const order = getOrder(reader, id)
      const { title } = courses.get(reader, order.courseId)
      const language = languages.find((one) => one === order.language) ?? 'en'
      const { country } = getFirmProfile(reader).address
      const date = lastDayOf(reader, order, formatLocale(language, country))
      const path = learningPath(firmId, order)
      return {
        to: order.email,
        language,
        // Mail programs make a link of words with a point between them.
        values: { name: order.name.replace(/\.(?=\S)/g, '. '), course: title, date },
        ...(state === 'admitted' && { link: origin + path }),
        files: [],
      }
    },
  }
}

/** The last day that is in time, as a mail says it; empty where there is none. */
function lastDayOf(reader: Reader, { enrolmentId }: StoredOrder, locale: string): string {
  const { dueDate = null } = enrolmentId === '' ? {} : getEnrolment(reader, enrolmentId)
  if (dueDate === null) return ''
  const format = keptDateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  return format.format(new Date(`${dueDate}T00:00:00Z`))
}
