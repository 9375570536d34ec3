import { useActionData, useLoaderData } from '@remix-run/react'
import { attempt } from '#app/shell/form/attempt.ts'
import { textAt } from '#app/shell/form/form-tree.ts'
import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import { refuse } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import { RefusalSummary } from '#app/shell/form/refusal-summary.tsx'
import type { Args } from '#app/shell/load-context.ts'
import { useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Button, Empty, PageHead, Rules, RulesCell, text } from '#app/ui/index.ts'
import { myCoursesContract, type OfferedCourse } from '#contract/learning/my-courses.ts'
import { CourseCards } from '../components/course-cards.tsx'
import * as styles from '../components/learner.css.ts'
import { myCoursePath } from '../paths.ts'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const mine = await call(myCoursesContract.list, { firmId: firm.firmId })
  return { head: pageMeta(args, { title: t('courses')('mine.title') }), mine }
}

/** Enrols whoever presses. */
export async function action(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { firmId } = firm
  const form = await readForm(args.request)
  const courseId = textAt(form.data, 'courseId')
  const { idempotencyKey } = form
  const result = await attempt(form, () =>
    call(myCoursesContract.enrol, { firmId, courseId }, { idempotencyKey }),
  )
  if (result.refusal) return refuse(result.refusal, result.status)
  const { enrolmentId, title } = result.value
  const message = (await getVisit(args)).t('courses')('mine.enrolled', { title })
  return redirectWithToast(args, myCoursePath(firmId, enrolmentId), { type: 'success', message })
}

export default function MyCoursesRoute() {
  const { mine } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('courses')
  const { running, completed, offered } = mine
  const isEmpty = running.length + completed.length + offered.length === 0
  return (
    <>
      <PageHead title={t('mine.title')} sentence={t('mine.sentence', { count: running.length })} />
      <RefusalSummary refusal={refusal} labels={{}} formId="mine" />
      {isEmpty ? (
        <Empty title={t('mine.none')}>{t('mine.noneWords')}</Empty>
      ) : (
        <Rules>
          {running.length > 0 && (
            <RulesCell title={t('mine.running')}>
              <CourseCards courses={running} />
            </RulesCell>
          )}
          {offered.length > 0 && (
            <RulesCell title={t('mine.offered')}>
              <ul className={styles.cards}>
                {offered.map((course) => (
                  <Offered key={course.courseId} course={course} />
                ))}
              </ul>
            </RulesCell>
          )}
          {completed.length > 0 && (
            <RulesCell title={t('mine.completed')}>
              <CourseCards courses={completed} />
            </RulesCell>
          )}
        </Rules>
      )}
    </>
  )
}

function Offered({ course }: { course: OfferedCourse }) {
  const t = useT('courses')
  return (
    <li className={styles.card}>
      <h3 className={styles.cardTitle}>{course.title}</h3>
      {course.summary && <p className={text.soft}>{course.summary}</p>}
      <p className={text.faint}>{t('mine.lessons', { count: course.lessons })}</p>
      <form method="post">
        <IdempotencyField />
        <input type="hidden" name="courseId" value={course.courseId} />
        <Button icon="plus">{t('mine.enrol')}</Button>
      </form>
    </li>
  )
}

export const meta = headOf
