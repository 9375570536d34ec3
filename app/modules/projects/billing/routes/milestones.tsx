import { useActionData, useLoaderData } from '@remix-run/react'
import { projectPath } from '#app/modules/projects/projects/index.ts'
import { typedFormAction } from '#app/shell/form/form-action.server.ts'
import { FormField, TextField } from '#app/shell/form/form-fields.tsx'
import { FormFoot, FormSection } from '#app/shell/form/form-page.tsx'
import { rowsAt, textAt } from '#app/shell/form/form-tree.ts'
import { PageForm } from '#app/shell/form/page-form.tsx'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { DateInput, FactList, FieldGrid, MoneyInput, PageHead, Tag } from '#app/ui/index.ts'
import { type Milestone, projectBillingContract } from '#contract/projects/project-billing.ts'
import { projectsContract } from '#contract/projects/projects.ts'
import { parseMilestones } from '../milestone-form.ts'

const formId = 'milestones-form'
/** Empty rows below those that are there. */
const spare = 3

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const one = { firmId: firm.firmId, projectId: requireIdParam(args, 'projectId') }
  const [project, { milestones, currency }] = await Promise.all([
    call(projectsContract.get, one),
    call(projectBillingContract.milestones, one),
  ])
  const title = t('billing')('milestones.title')
  return { head: pageMeta(args, { title }), project, milestones, currency }
}

/** Saves the milestones in their order; one whose name was emptied is gone. */
export const action = typedFormAction({
  read: {
    decimals: ['milestones.*.amount'],
    nullable: ['milestones.*.dueDate', 'milestones.*.reachedDate', 'milestones.*.id'],
  },
  parse: ({ form }) => parseMilestones(form),
  send: ({ call, firmId, form, id }, value) =>
    call(
      projectBillingContract.setMilestones,
      { ...value, firmId, projectId: id('projectId') },
      form,
    ),
  done: ({ firmId, t, id }) => ({
    to: projectPath(firmId, id('projectId')),
    message: t('billing')('milestones.saved'),
  }),
})

export default function MilestonesRoute() {
  const { project, milestones, currency } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('billing')
  const { firm, can } = useFirm()
  const { numberInput } = useFormat()
  const back = projectPath(firm.firmId, project.id)
  const kept = milestones.map(({ id, name, amount, dueDate, reachedDate }) => ({
    ...{ id, name, amount: numberInput(amount) },
    dueDate: dueDate ?? '',
    reachedDate: reachedDate ?? '',
  }))
  const sent = refusal ? rowsAt(refusal.values, 'milestones') : []
  const empty = { id: '', name: '', amount: '', dueDate: '', reachedDate: '' }
  const rows = [...kept, ...Array.from({ length: spare }, () => empty)]
  const count = Math.max(rows.length, sent.length)
  const labels: Record<string, string> = {}
  for (let at = 0; at < count; at += 1) {
    for (const field of ['name', 'amount', 'dueDate', 'reachedDate']) {
      labels[`milestones.${at}.${field}`] = t(`milestones.${field}`, { currency })
    }
  }
  return (
    <>
      <PageHead
        title={t('milestones.title')}
        sentence={t('milestones.sentence')}
        crumb={{ href: back, label: project.name }}
      />
      <PageForm id={formId} refusal={refusal} initial={{ milestones: rows }} labels={labels}>
        {Array.from({ length: count }, (_, at) => {
          const id = textAt(refusal ? (sent[at] ?? {}) : (rows[at] ?? {}), 'id')
          const invoiced = milestones.find((one) => one.id === id && one.invoiceId !== null)
          return invoiced ? (
            <Invoiced key={invoiced.id} at={at} milestone={invoiced} currency={currency} />
          ) : (
            <MilestoneFields key={id || at} at={at} id={id} />
          )
        })}
        {can('project:edit') && <FormFoot cancelHref={back} submit={t('milestones.save')} />}
      </PageForm>
    </>
  )
}

function MilestoneFields({ at, id }: { at: number; id: string }) {
  const t = useT('billing')
  const name = `milestones.${at}`
  return (
    <FormSection title={t('milestones.number', { number: at + 1 })}>
      <input type="hidden" name={`${name}.id`} value={id} />
      <FieldGrid>
        <TextField name={`${name}.name`} maxLength={200} isOptional={id === ''} />
        <FormField name={`${name}.amount`} isOptional={id === ''}>
          {(control) => <MoneyInput {...control} />}
        </FormField>
        <FormField name={`${name}.dueDate`} isOptional>
          {(control) => <DateInput {...control} />}
        </FormField>
        <FormField name={`${name}.reachedDate`} isOptional>
          {(control) => <DateInput {...control} />}
        </FormField>
      </FieldGrid>
    </FormSection>
  )
}

type InvoicedProps = { at: number; milestone: Milestone; currency: string }

/** One that stands on an invoice: it is sent along as it is. */
function Invoiced({ at, milestone, currency }: InvoicedProps) {
  const t = useT('billing')
  const { money, date, numberInput } = useFormat()
  const { id, name, amount, amountMinor, dueDate, reachedDate } = milestone
  const field = `milestones.${at}`
  return (
    <FormSection title={t('milestones.number', { number: at + 1 })}>
      <input type="hidden" name={`${field}.id`} value={id} />
      <input type="hidden" name={`${field}.name`} value={name} />
      <input type="hidden" name={`${field}.amount`} value={numberInput(amount)} />
      <input type="hidden" name={`${field}.dueDate`} value={dueDate ?? ''} />
      <input type="hidden" name={`${field}.reachedDate`} value={reachedDate ?? ''} />
      <FactList
        facts={[
          { term: t('milestones.name'), value: name },
          { term: t('milestones.amount', { currency }), value: money(amountMinor, currency) },
          {
            term: t('milestones.reachedDate'),
            value: reachedDate ? date(reachedDate, 'medium') : '',
          },
        ]}
      />
      <Tag tone="ok">{t('milestones.invoiced')}</Tag>
    </FormSection>
  )
}

export const meta = headOf
