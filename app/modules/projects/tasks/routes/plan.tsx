import { redirect } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { planPath, projectPath } from '#app/modules/projects/projects/index.ts'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Band, Empty, LinkButton, PageHead, Segmented, SheetPad, Stack } from '#app/ui/index.ts'
import { membersContract } from '#contract/firm/members.ts'
import { projectsContract } from '#contract/projects/projects.ts'
import { PlanScale, planScales, tasksContract } from '#contract/projects/tasks.ts'
import { GanttPicture } from '../components/gantt-picture.tsx'
import { PlanTable } from '../components/plan-table.tsx'
import { boardPath, tasksPath } from '../paths.ts'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const { firmId } = firm
  const projectId = requireIdParam(args, 'projectId')
  const given = PlanScale.safeParse(new URL(args.request.url).searchParams.get('scale') ?? 'week')
  if (!given.success) throw redirect(planPath(firmId, projectId))
  const scale = given.data
  const [project, plan, people] = await Promise.all([
    call(projectsContract.get, { firmId, projectId }),
    call(tasksContract.plan, { firmId, projectId, scale }),
    call(membersContract.listNames, { firmId }),
  ])
  const title = t('tasks')('plan.title', { name: project.name })
  const names = Object.fromEntries(people.map(({ userId, name }) => [userId, name]))
  return { head: pageMeta(args, { title }), project, plan, scale, names }
}

export default function PlanRoute() {
  const { project, plan, scale, names } = useLoaderData<typeof loader>()
  const t = useT('tasks')
  const { dateRange } = useFormat()
  const { firm, can } = useFirm()
  const { firmId } = firm
  const add = can('task:edit') && (
    <LinkButton kind="primary" icon="plus" href={`${tasksPath(firmId)}/new`}>
      {t('list.new')}
    </LinkButton>
  )
  const broken = new Set(plan.conflicts.map(({ taskId }) => taskId))
  const titles = plan.tasks.filter(({ id }) => broken.has(id)).map(({ title }) => title)
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
          <PlanTable plan={plan} names={names} />
        </Stack>
      )}
    </>
  )
}

export const meta = headOf
