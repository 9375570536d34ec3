import { languages } from '#contract/core/fields.ts'
import type { MailKind, MailKinds } from '../../firm/mails/index.ts'
import { courses } from '../courses/index.ts'
import { courseTexts } from './mail-texts.ts'
import { getOrder, learningPath } from './rows.ts'

/** Mails to whoever ordered a place in a course. */
export const mailKinds: MailKinds = {
  courseOrdered: kindOf(courseTexts.courseOrdered, 'waiting'),
  courseOpened: kindOf(courseTexts.courseOpened, 'admitted'),
}

function kindOf(texts: MailKind['texts'], state: 'waiting' | 'admitted'): MailKind {
  return {
    record: 'courseOrder',
    send: 'course:edit',
    placeholders: ['name', 'course'],
    examples: { name: 'Anna Berg', course: 'Food hygiene' },
    texts,
    applies: (reader, id) => getOrder(reader, id).state === state,
    compose: (reader, { firmId }, { id, origin }) => {
      const order = getOrder(reader, id)
      const { title } = courses.get(reader, order.courseId)
      const path = learningPath(firmId, order)
      return {
        to: order.email,
        language: languages.find((one) => one === order.language) ?? 'en',
        // Mail programs make a link of words with a point between them.
        values: { name: order.name.replace(/\.(?=\S)/g, '. '), course: title },
        ...(state === 'admitted' && { link: origin + path }),
        files: [],
      }
    },
  }
}
