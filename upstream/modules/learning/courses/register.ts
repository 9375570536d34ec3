import { type CourseInput, coursesContract } from '#contract/learning/courses.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { defineRegister } from '../../../register/define-register.ts'
import type { Prepared } from '../../../register/description.ts'
import { type StoredCourse, toCourse } from './draft.ts'
import { courseList, courseRow } from './list.ts'
import { coursesTable } from './tables.ts'

/** Courses as drafts. An archived one takes nobody new; who is in it goes on. */
export const courses = defineRegister({
  kind: 'course',
  contract: coursesContract,
  table: coursesTable,
  list: courseList,
  row: courseRow,
  record: toCourse,
  labelOf: ({ title }) => title,
  found: ({ title, summary }) => ({ words: { title, summary }, text: summary }),
  reach: 'whole',
  prepare,
  history: (_, { faults: __, ...course }) => ({
    ...course,
    chapters: course.chapters.map(({ title, lessons }) =>
      [title, ...lessons.map((lesson) => lesson.title)].join(' · '),
    ),
  }),
})

function prepare(
  _: Writer,
  __: FirmContext,
  { autoRoles, ...input }: CourseInput,
  before?: StoredCourse,
): Prepared {
  const begun = { outline: '[]', state: 'draft', publishedVersion: 0 }
  return {
    columns: {
      ...input,
      autoRoles: JSON.stringify(autoRoles),
      ...(before ? { state: 'draft' } : begun),
    },
  }
}
