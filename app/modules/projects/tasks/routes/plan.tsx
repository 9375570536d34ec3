import { redirect } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { Island } from '#app/islands/island.tsx'
import { planPath, projectPath } from '#app/modules/projects/projects/index.ts'
import { formAction } from '#app/shell/form/form-action.server.ts'
import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import { RefusalSummary } from '#app/shell/form/refusal-summary.tsx'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { ownPath } from '#app/shell/session/redirect-within.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import {
  Band,
  Empty,
  LinkButton,
  PageHead,
  Pagination,
  Segmented,
  SheetPad,
  Stack,
} from '#app/ui/index.ts'
import { Id, Version } from '#contract/core/fields.ts'
import { membersContract } from '#contract/firm/members.ts'
import { projectsContract } from '#contract/projects/projects.ts'
import { PlanScale, planScales, TaskShift, tasksContract } from '#contract/projects/tasks.ts'
import { GanttPicture } from '../components/gantt-picture.tsx'
import { PlanTable } from '../components/plan-table.tsx'
import PlanDrag from '../islands/plan-drag.island.tsx'
import { boardPath, newTaskPath } from '../paths.ts'

const Page = z.coerce.number().int().min(1).max(10_000)

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const { firmId } = firm
  const projectId = requireIdParam(args, 'projectId')
  const given = PlanScale.safeParse(new URL(args.request.url).searchParams.get('scale') ?? 'week')
  if (!given.success) throw redirect(planPath(firmId, projectId))
  const scale = given.data
  const page = Page.safeParse(new URL(args.request.url).searchParams.get('page') ?? 1)
  if (!page.success) throw redirect(planPath(firmId, projectId))
  const [project, plan, people] = await Promise.all([
    call(projectsContract.get, { firmId, projectId }),
    call(tasksContract.plan, { firmId, projectId, scale, page: page.data }),
    call(membersContract.listNames, { firmId }),
  ])
  const title = t('tasks')('plan.title', { name: project.name })
  const names = Object.fromEntries(people.map(({ userId, name }) => [userId, name]))
  return { head: pageMeta(args, { title }), project, plan, scale, names }
}

/** Moves the task whose bar was dropped. */
export const action = formAction({
  schema: TaskShift.extend({ taskId: Id, version: Version }),
  send: ({ call, firmId, form }, shift) => call(tasksContract.shift, { ...shift, firmId }, form),
  done: ({ args, t }, { title }) => ({
    to: ownPath(args.request),
    message: t('tasks')('plan.moved', { title }),
  }),
})

const moveFormId = 'move-task'

export default function PlanRoute() {
  const refusal = useActionData<typeof action>()?.refusal
  const { project, plan, scale, names } = useLoaderData<typeof loader>()
  const t = useT('tasks')
  const { dateRange, number } = useFormat()
  const { firm, can } = useFirm()
  const { firmId } = firm
  const add = can('task:edit') && (
    <LinkButton kind="primary" icon="plus" href={newTaskPath(firmId, project.id)}>
      {t('list.new')}
    </LinkButton>
  )
  const titles = [...new Set(plan.conflicts.map(({ title }) => title))]
  const pagePath = (page: number) =>
    `${planPath(firmId, project.id)}?scale=${scale}${page === 1 ? '' : `&page=${page}`}`
  return (
    <>
      <PageHead
        title={t('plan.title', { name: project.name })}
        sentence={plan.tasks.length > 0 && dateRange(plan.startDate, plan.finishDate)}
        crumb={{ href: projectPath(firmId, project.id), label: project.name }}
        actions={
          <>
            <LinkButton icon="layout-dashboard" href={boardPath(firmId, project.id)}>
              {t('detail.board')}
            </LinkButton>
            {add}
          </>
        }
      />
      {plan.tasks.length === 0 ? (
        <Empty title={t('list.none')} actions={add}>
          {t('list.noneWords')}
        </Empty>
      ) : (
        <Stack>
          <SheetPad>
            <Stack>
              {refusal && <RefusalSummary refusal={refusal} />}
              {titles.length > 0 && (
                <Band tone="warn" title={t('plan.conflicts')}>
                  {titles.join(', ')}
                </Band>
              )}
              <Segmented
                label={t('plan.scale')}
                choices={planScales.map((value) => ({
                  href: `${planPath(firmId, project.id)}?scale=${value}`,
                  label: t(`scale.${value}`),
                  isCurrent: value === scale,
                }))}
              />
            </Stack>
          </SheetPad>
          <GanttPicture plan={plan} />
          {can('task:edit') && (
            <>
              <form id={moveFormId} method="post" hidden>
                <IdempotencyField />
                <input type="hidden" name="taskId" />
                <input type="hidden" name="version" />
                <input type="hidden" name="days" />
              </form>
              <Island
                of={PlanDrag}
                when="load"
                props={{ formId: moveFormId, dayWidth: plan.drawing.dayWidth }}
              />
            </>
          )}
          <PlanTable plan={plan} names={names} />
          {plan.pages > 1 && (
            <Pagination
              label={t('plan.table')}
              previous={{
                label: t('plan.previous'),
                ...(plan.page > 1 && { href: pagePath(plan.page - 1) }),
              }}
              next={{
                label: t('plan.next'),
                ...(plan.page < plan.pages && { href: pagePath(plan.page + 1) }),
              }}
            >
              {t('plan.page', { page: number(plan.page), pages: number(plan.pages) })}
            </Pagination>
          )}
        </Stack>
      )}
    </>
  )
}

export const meta = headOf
