import { useT } from '#app/shell/page-context.tsx'
import { type About, type Column, describeRegister } from '#app/shell/register/describe.ts'
import type { FormSection } from '#app/shell/register/fields.ts'
import { plainRegister } from '#app/shell/register/plain-register.ts'
import { stateColumn } from '#app/shell/register/usual-columns.ts'
import { Status } from '#app/ui/index.ts'
import { roles } from '#contract/core/roles.ts'
import {
  type Course,
  CourseInput,
  CourseListQuery,
  type CourseRow,
  coursesContract as contract,
  courseStates,
} from '#contract/learning/courses.ts'
import { CoursePanels } from './components/course-panels.tsx'
import { discOf } from './components/course-state.ts'
import { courseActions } from './course-actions.ts'
import {
  courseReportPath,
  earlierCertificatesPath,
  handInsPath,
  learnersPath,
  offerPath,
  packagesPath,
} from './paths.ts'

const columns: Column<CourseRow, null>[] = [
  { name: 'title', kind: 'link', label: 'field.title', sort: 'title', place: 'name' },
  stateColumn((row) => ({ kind: discOf(row) }), 'field.state'),
  { name: 'lessons', kind: 'number', label: 'list.lessons', place: 'detail' },
  { name: 'learning', kind: 'number', label: 'list.learning' },
  { name: 'completed', kind: 'number', label: 'list.completed' },
  { name: 'summary', kind: 'text', label: 'field.summary', isFileOnly: true },
  { name: 'updatedAt', kind: 'instant', label: 'list.changed', sort: 'updatedAt' },
]

const sections: FormSection<Course, null>[] = [
  {
    title: 'form.what',
    words: 'form.whatWords',
    fields: [
      { name: 'title', kind: 'text', maxLength: 150 },
      { name: 'summary', kind: 'textarea', maxLength: 1000, isOptional: true },
    ],
  },
  {
    title: 'form.how',
    fields: [
      { name: 'order', kind: 'choice', choices: 'order', options: ['locked', 'free'] },
      {
        name: 'completionPercent',
        kind: 'number',
        unit: 'unit.percent',
        isHalf: true,
        hint: 'form.completionHint',
      },
      {
        name: 'dueDays',
        kind: 'number',
        unit: 'unit.days',
        isHalf: true,
        isOptional: true,
        hint: 'form.dueHint',
      },
    ],
  },
  {
    title: 'form.certificate',
    words: 'form.certificateWords',
    fields: [
      { name: 'hasCertificate', kind: 'yesNo' },
      {
        name: 'validMonths',
        kind: 'number',
        unit: 'unit.months',
        isOptional: true,
        hint: 'form.validHint',
      },
    ],
  },
  {
    title: 'form.who',
    words: 'form.whoWords',
    fields: [
      { name: 'isSelfAllowed', kind: 'yesNo' },
      { name: 'autoRoles', kind: 'checks', isOptional: true, choicesOf: roleChoices },
    ],
  },
]

function roleChoices({ texts }: About<null>) {
  const t = texts('firms')
  return roles.map((value) => ({ value, label: t(`role.${value}`) }))
}

const plain = plainRegister({
  contract,
  query: CourseListQuery,
  input: CourseInput,
  one: (firmId, courseId) => ({ firmId, courseId }),
})

export const register = describeRegister({
  name: 'courses',
  recordKind: 'course',
  path: 'courses',
  idParam: 'courseId',
  tabs: ['active', 'archived'],
  columns,
  filters: [
    {
      kind: 'choice',
      name: 'state',
      label: 'field.state',
      choices: ({ t }) => courseStates.map((value) => ({ value, label: t(`state.${value}`) })),
    },
  ],
  nameOf: ({ title }: CourseRow | Course) => title,
  load: () => Promise.resolve(null),
  ...plain,
  form: {
    input: CourseInput,
    sections,
    initial: () => ({ order: 'locked', completionPercent: '100' }),
  },
  actions: [...courseActions, ...plain.actions],
  links: ({ id, publishedVersion, chapters, hasCertificate }, { firm: { firmId } }) =>
    publishedVersion === 0
      ? []
      : [
          { label: 'detail.learners', icon: 'users', href: learnersPath(firmId, id) },
          {
            label: 'detail.report',
            icon: 'chart-no-axes-column',
            href: courseReportPath(firmId, id),
          },
          { label: 'detail.offer', icon: 'globe', href: offerPath(firmId, id) },
          { label: 'detail.handIns', icon: 'inbox', href: handInsPath(firmId, id) },
          ...(hasPackage(chapters)
            ? [
                {
                  label: 'detail.packages',
                  icon: 'book-text' as const,
                  href: packagesPath(firmId, id),
                },
              ]
            : []),
          ...(hasCertificate && publishedVersion > 1
            ? [
                {
                  label: 'detail.earlierCertificates',
                  icon: 'shield-check' as const,
                  href: earlierCertificatesPath(firmId, id),
                },
              ]
            : []),
        ],
  sentenceOf: ({ summary }) => summary,
  Mark: StateMark,
  Panels: CoursePanels,
})

function hasPackage(chapters: Course['chapters']): boolean {
  return chapters.some(({ lessons }) => lessons.some(({ kind }) => kind === 'package'))
}

function StateMark({ record }: { record: Course }) {
  const t = useT('courses')
  const { publishedVersion } = record
  return (
    <Status kind={discOf(record)}>
      {t(`state.${record.state}`)}
      {publishedVersion > 0 && ` · ${t('detail.version', { number: publishedVersion })}`}
    </Status>
  )
}
