import { useActionData, useLoaderData } from '@remix-run/react'
import {
  billProjectPath,
  milestonesPath,
  projectPath,
  projectsPath,
} from '#app/modules/projects/projects/index.ts'
import { invoicePath } from '#app/modules/selling/invoicing/index.ts'
import { answerWith } from '#app/shell/answers.ts'
import { DaySpanForm } from '#app/shell/form/day-span-form.tsx'
import { formAction } from '#app/shell/form/form-action.server.ts'
import { FormFoot } from '#app/shell/form/form-page.tsx'
import { PageForm } from '#app/shell/form/page-form.tsx'
import { readDaySpan } from '#app/shell/form/read-day-span.ts'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Band, Empty, LinkButton, PageHead, SheetPad, Stack } from '#app/ui/index.ts'
import {
  BillProjectInput,
  maxBilledCosts,
  projectBillingContract,
} from '#contract/projects/project-billing.ts'
import { projectsContract } from '#contract/projects/projects.ts'
import { CostTable } from '../components/cost-table.tsx'
import { EntryTable } from '../components/entry-table.tsx'
import { LeftOutTime } from '../components/left-out-time.tsx'
import { MilestoneChoice } from '../components/milestone-choice.tsx'
import { ProgressField } from '../components/progress-field.tsx'

const formId = 'bill-form'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const one = { firmId: firm.firmId, projectId: requireIdParam(args, 'projectId') }
  const { days, typed, problems } = readDaySpan(args.request)
  const [project, work] = await Promise.all([
    call(projectsContract.get, one),
    call(projectBillingContract.unbilled, { ...one, ...days }),
  ])
  const title = t('billing')('bill.title', { name: project.name })
  const page = { head: pageMeta(args, { title }), project, work, typed, problems }
  return answerWith(page, { status: Object.keys(problems).length > 0 ? 422 : 200 })
}

/** Makes the ticked work a draft invoice, and opens it. */
export const action = formAction({
  read: { lists: ['entryIds', 'costLineIds', 'milestoneIds'], decimals: ['percentDone'] },
  schema: BillProjectInput,
  send: ({ call, firmId, form, id }, value) =>
    call(projectBillingContract.bill, { ...value, firmId, projectId: id('projectId') }, form),
  done: ({ firmId, t }, { invoiceId }) => ({
    to: invoicePath(firmId, invoiceId),
    message: t('billing')('bill.done'),
  }),
})

export default function BillProjectRoute() {
  const { project, work, typed, problems } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('billing')
  const { firm, can } = useFirm()
  const { firmId } = firm
  const reached = work.milestones.filter(
    ({ reachedDate, invoiceId }) => reachedDate !== null && invoiceId === null,
  )
  const parts = [work.entries.length, work.costs.length, reached.length]
  const isEmpty = parts.every((count) => count === 0) && work.progress === null
  const hasTime = work.entries.length > 0 || work.beside.count > 0
  const labels = {
    entryIds: t('bill.time'),
    costLineIds: t('bill.costs'),
    milestoneIds: t('bill.milestones'),
    percentDone: t('bill.percentDone'),
    grouping: t('bill.grouping'),
  }
  const priced = work.entries.filter(({ hourly }) => hourly !== null)
  const initial = {
    grouping: 'task',
    entryIds: priced.map(({ id }) => id),
    costLineIds: work.costs.slice(0, maxBilledCosts).map(({ id }) => id),
    milestoneIds: reached.map(({ id }) => id),
  }
  return (
    <>
      <PageHead
        title={t('bill.title', { name: project.name })}
        sentence={project.customer}
        crumb={{ href: projectPath(firmId, project.id), label: project.name }}
        actions={
          <LinkButton icon="flag" href={milestonesPath(firmId, project.id)}>
            {t('milestones.title')}
          </LinkButton>
        }
      />
      {work.hindrance && (
        <SheetPad>
          <Band tone="info" title={t(`bill.hindrance.${work.hindrance}`)}>
            {t(`bill.hindranceWords.${work.hindrance}`)}
          </Band>
        </SheetPad>
      )}
      {hasTime && (
        <SheetPad>
          <Stack>
            <DaySpanForm
              path={billProjectPath(firmId, project.id)}
              typed={typed}
              problems={problems}
            />
            <LeftOutTime work={work} path={billProjectPath(firmId, project.id)} />
          </Stack>
        </SheetPad>
      )}
      {isEmpty && hasTime && <Empty title={t('bill.noTime')} />}
      {isEmpty && !hasTime && (
        <Empty
          title={t('bill.none')}
          actions={<LinkButton href={projectsPath(firmId)}>{t('bill.toProjects')}</LinkButton>}
        >
          {t('bill.noneWords')}
        </Empty>
      )}
      {!isEmpty && (
        <PageForm id={formId} refusal={refusal} initial={initial} labels={labels}>
          {work.entries.length > 0 && <EntryTable work={work} />}
          {work.costs.length > 0 && <CostTable costs={work.costs} />}
          {reached.length > 0 && <MilestoneChoice milestones={reached} currency={work.currency} />}
          {work.progress && <ProgressField progress={work.progress} currency={work.currency} />}
          {work.hindrance === null && can('invoice:edit') && (
            <FormFoot cancelHref={projectPath(firmId, project.id)} submit={t('bill.submit')} />
          )}
        </PageForm>
      )}
    </>
  )
}

export const meta = headOf
