import { useActionData, useLoaderData } from '@remix-run/react'
import { attempt } from '#app/shell/form/attempt.ts'
import { textAt } from '#app/shell/form/form-tree.ts'
import { parseForm, refuse } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import { RefusalSummary } from '#app/shell/form/refusal-summary.tsx'
import { requireIdParam } from '#app/shell/id-param.ts'
import { ListBar } from '#app/shell/list/list-bar.tsx'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { PageHead, Rules, RulesCell, text } from '#app/ui/index.ts'
import { needsOf } from '#contract/core/endpoint.ts'
import { firmRolesContract } from '#contract/core/firm-roles.ts'
import { isAllowed } from '#contract/core/roles.ts'
import { membersContract } from '#contract/firm/members.ts'
import { Assignment, coursesContract } from '#contract/learning/courses.ts'
import { LearnerPageQuery } from '#contract/learning/learner-page.ts'
import { AssignForm } from '../components/assign-form.tsx'
import { EnrolmentTable } from '../components/enrolment-table.tsx'
import { LearnerPager } from '../components/learner-pager.tsx'
import { coursePath, learnersPath } from '../paths.ts'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const ids = { firmId: firm.firmId, courseId: requireIdParam(args, 'courseId') }
  const query = LearnerPageQuery.catch({ q: '', page: 1 }).parse(
    Object.fromEntries(new URL(args.request.url).searchParams),
  )
  const [course, learners, members, ownRoles, groups, visit] = await Promise.all([
    call(coursesContract.get, ids),
    call(coursesContract.listEnrolments, { ...ids, ...query }),
    call(membersContract.listNames, { firmId: firm.firmId }),
    call(firmRolesContract.list, { firmId: firm.firmId }),
    isAllowed(firm, needsOf(coursesContract.listGroups))
      ? call(coursesContract.listGroups, { firmId: firm.firmId })
      : { teams: [], places: [] },
    getVisit(args),
  ])
  const { id, title, publishedVersion, isArchived } = course
  return {
    head: pageMeta(args, { title: visit.t('courses')('learners.title', { title }) }),
    course: { id, title, publishedVersion, isOpen: publishedVersion > 0 && !isArchived },
    learners,
    q: query.q,
    members,
    groups,
    ownRoles: ownRoles.rows.map(({ id, name }) => ({ id, name })),
  }
}

/** Enrols those who are chosen, or ends an enrolment. */
export async function action(args: Args) {
  const { call, firm } = await requireFirm(args)
  const ids = { firmId: firm.firmId, courseId: requireIdParam(args, 'courseId') }
  const form = await readForm(args.request, {
    lists: ['userIds', 'roles', 'managerIds', 'places'],
    nullable: ['dueDate'],
  })
  const { idempotencyKey } = form
  const t = (await getVisit(args)).t('courses')
  const to = learnersPath(ids.firmId, ids.courseId)
  if (form.intent === 'cancel') {
    const enrolmentId = textAt(form.data, 'enrolmentId')
    const ended = await attempt(form, () =>
      call(coursesContract.cancelEnrolment, { ...ids, enrolmentId }, { idempotencyKey }),
    )
    if (ended.refusal) return refuse(ended.refusal, ended.status)
    const message = t('learners.cancelled', { name: ended.value.learnerName })
    return redirectWithToast(args, to, { type: 'success', message })
  }
  if (form.intent === 'move') {
    const enrolmentId = textAt(form.data, 'enrolmentId')
    const moved = await attempt(form, () =>
      call(coursesContract.moveToNewest, { ...ids, enrolmentId }, { idempotencyKey }),
    )
    if (moved.refusal) return refuse(moved.refusal, moved.status)
    const { learnerName: name, courseVersion: number } = moved.value
    const message = t('learners.moved', { name, number })
    return redirectWithToast(args, to, { type: 'success', message })
  }
  const { value, refusal } = parseForm(Assignment, form)
  if (refusal) return refuse(refusal)
  const result = await attempt(form, () =>
    call(coursesContract.assign, { ...value, ...ids }, { idempotencyKey }),
  )
  if (result.refusal) return refuse(result.refusal, result.status)
  const message = t('learners.assigned', { count: result.value.enrolled })
  return redirectWithToast(args, to, { type: 'success', message })
}

export default function LearnersRoute() {
  const { course, learners, q, members, ownRoles, groups } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('courses')
  const { firm, can } = useFirm()
  const canAssign = course.isOpen && can(needsOf(coursesContract.assign))
  return (
    <>
      <PageHead
        title={t('learners.title', { title: course.title })}
        sentence={t('learners.sentence', { count: learners.total })}
        crumb={{ href: coursePath(firm.firmId, course.id), label: course.title }}
      />
      <Rules>
        <RulesCell title={t('learners.enrolled')}>
          <RefusalSummary refusal={refusal} labels={{}} formId="assign-form" />
          {(q !== '' || learners.pages > 1) && (
            <ListBar path={learnersPath(firm.firmId, course.id)} q={q} label={t('field.learner')} />
          )}
          {learners.rows.length === 0 ? (
            <p className={text.soft}>{t('learners.none')}</p>
          ) : (
            <EnrolmentTable rows={learners.rows} newest={course.publishedVersion} />
          )}
          <LearnerPager page={learners} path={learnersPath(firm.firmId, course.id)} q={q} />
        </RulesCell>
        {canAssign && (
          <RulesCell title={t('learners.assign')}>
            <AssignForm members={members} ownRoles={ownRoles} groups={groups} refusal={refusal} />
          </RulesCell>
        )}
      </Rules>
    </>
  )
}

export const meta = headOf
