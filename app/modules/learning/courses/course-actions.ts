import { type FormTree, textAt } from '#app/shell/form/form-tree.ts'
import type { RecordAction } from '#app/shell/register/describe.ts'
import { needsOf } from '#contract/core/endpoint.ts'
import { Version } from '#contract/core/fields.ts'
import {
  type Course,
  coursesContract as contract,
  type OutlineChange,
} from '#contract/learning/courses.ts'

type Action = RecordAction<Course>

const directions = [
  ['up', 'Up'],
  ['down', 'Down'],
] as const

/** Publishing, and what is done with chapters and lessons in the page. */
export const courseActions: readonly Action[] = [
  {
    intent: 'submit',
    icon: 'send',
    needs: needsOf(contract.submit),
    isInMenu: true,
    isOffered: ({ state, isArchived }) => state === 'draft' && !isArchived,
    act: ({ call, firm: { firmId } }, courseId, options, { version }) =>
      call(contract.submit, { firmId, courseId, version: Version.parse(version) }, options),
  },
  {
    intent: 'sendBack',
    icon: 'undo-2',
    needs: needsOf(contract.sendBack),
    isOffered: ({ state, isArchived }) => state === 'review' && !isArchived,
    act: ({ call, firm: { firmId } }, courseId, options, { version }) =>
      call(contract.sendBack, { firmId, courseId, version: Version.parse(version) }, options),
  },
  {
    intent: 'publish',
    icon: 'check',
    needs: needsOf(contract.publish),
    isMain: true,
    isOffered: ({ state, isArchived, faults }) =>
      state !== 'published' && !isArchived && faults.length === 0,
    act: ({ call, firm: { firmId } }, courseId, options, { version }) =>
      call(contract.publish, { firmId, courseId, version: Version.parse(version) }, options),
  },
  outlineAction('addChapter', (data) => ({
    change: 'addChapter',
    title: textAt(data, 'title'),
  })),
  outlineAction('renameChapter', (data) => ({
    change: 'renameChapter',
    chapterId: textAt(data, 'chapterId'),
    title: textAt(data, 'title'),
  })),
  ...directions.flatMap(([by, way]) => [
    outlineAction(`moveChapter${way}`, (data) => ({
      change: 'moveChapter',
      chapterId: textAt(data, 'chapterId'),
      by,
    })),
    outlineAction(`moveLesson${way}`, (data) => ({
      change: 'moveLesson',
      lessonId: textAt(data, 'lessonId'),
      by,
    })),
  ]),
  {
    intent: 'deleteChapter',
    icon: 'trash-2',
    needs: needsOf(contract.deleteChapter),
    isInPage: true,
    act: ({ call, firm: { firmId } }, courseId, options, { data }) => {
      const chapterId = textAt(data, 'chapterId')
      return call(contract.deleteChapter, { firmId, courseId, chapterId }, options)
    },
  },
]

function outlineAction(intent: string, read: (data: FormTree) => OutlineChange): Action {
  return {
    intent,
    icon: 'pencil',
    needs: needsOf(contract.arrange),
    isInPage: true,
    act: ({ call, firm: { firmId } }, courseId, options, { data }) =>
      call(contract.arrange, { firmId, courseId, change: read(data) }, options),
  }
}
