import { useActionData, useLoaderData } from '@remix-run/react'
import { formAction } from '#app/shell/form/form-action.server.ts'
import { FormField, SelectField } from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import { PageForm } from '#app/shell/form/page-form.tsx'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { DateInput, Empty, PageHead } from '#app/ui/index.ts'
import {
  ChecklistBegin,
  ChecklistTemplateListQuery,
  checklistsContract,
  checklistTemplatesContract,
} from '#contract/people/checklists.ts'
import { EmployeeListQuery, employeesContract } from '#contract/people/employees.ts'
import { checklistPath, checklistsPath } from '../paths.ts'

/** What a checklist can be begun from, and for whom. */
export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { firmId } = firm
  const [{ t }, templates, employees] = await Promise.all([
    getVisit(args),
    call(checklistTemplatesContract.rows, { ...ChecklistTemplateListQuery.parse({}), firmId }),
    call(employeesContract.rows, { ...EmployeeListQuery.parse({}), firmId }),
  ])
  const title = t('checklists')('begin.title')
  return {
    ...{ head: pageMeta(args, { title }), title },
    templates: templates.rows.map(({ id, name }) => ({ value: id, label: name })),
    people: employees.rows.map(({ id, name }) => ({ value: id, label: name })),
  }
}

/** Begins one. */
export const action = formAction({
  schema: ChecklistBegin,
  send: ({ call, firmId, form: { idempotencyKey } }, input) =>
    call(checklistsContract.begin, { ...input, firmId }, { idempotencyKey }),
  done: ({ firmId, t }, { id }) => ({
    to: checklistPath(firmId, id),
    message: t('checklists')('done.begin'),
  }),
})

export default function BeginChecklistRoute() {
  const { templates, people, title } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('checklists')
  const { firm } = useFirm()
  const back = checklistsPath(firm.firmId)
  const names = ['templateId', 'employeeId', 'day'] as const
  return (
    <>
      <PageHead title={title} crumb={{ href: back, label: t('list.title') }} />
      {templates.length === 0 ? (
        <Empty title={t('templates.list.none')}>{t('templates.list.noneWords')}</Empty>
      ) : (
        <PageForm
          id="begin-checklist"
          refusal={refusal}
          initial={{ templateId: templates[0]?.value ?? '' }}
          labels={Object.fromEntries(names.map((name) => [name, t(`field.${name}`)]))}
          submit={t('begin.submit')}
          cancelHref={back}
        >
          <FormSection title={title} words={t('begin.words')}>
            <SelectField name="templateId" options={templates} />
            <SelectField name="employeeId" options={[{ value: '', label: '–' }, ...people]} />
            <FormField name="day" hint={t('begin.dayHint')}>
              {(control) => <DateInput {...control} />}
            </FormField>
          </FormSection>
        </PageForm>
      )}
    </>
  )
}

export const meta = headOf
