import { useActionData, useLoaderData } from '@remix-run/react'
import { projectPath } from '#app/modules/projects/projects/index.ts'
import { AskDialog } from '#app/shell/form/ask-dialog.tsx'
import { attempt } from '#app/shell/form/attempt.ts'
import { FormField, SelectField, TextField } from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import { PageForm } from '#app/shell/form/page-form.tsx'
import { parseForm, refuse } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { todayIn } from '#app/shell/today.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Button, DateInput, PageHead, TextInput } from '#app/ui/index.ts'
import { membersContract } from '#contract/firm/members.ts'
import {
  projectTemplatesContract,
  TemplateProjectInput,
} from '#contract/projects/project-templates.ts'
import { projectsContract } from '#contract/projects/projects.ts'
import { TemplateTasks } from '../components/template-tasks.tsx'
import { projectTemplatesPath } from '../paths.ts'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { firmId } = firm
  const projectTemplateId = requireIdParam(args, 'projectTemplateId')
  const [template, people, { customers }] = await Promise.all([
    call(projectTemplatesContract.get, { firmId, projectTemplateId }),
    call(membersContract.listNames, { firmId }),
    call(projectsContract.choices, { firmId }),
  ])
  const today = todayIn(firm.timeZone)
  return { head: pageMeta(args, { title: template.name }), template, people, customers, today }
}

/** Begins a project from the template, or deletes the template. */
export async function action(args: Args) {
  const { call, firm } = await requireFirm(args)
  const t = (await getVisit(args)).t('project-templates')
  const form = await readForm(args.request)
  const { firmId } = firm
  const ids = { firmId, projectTemplateId: requireIdParam(args, 'projectTemplateId') }
  const options = { idempotencyKey: form.idempotencyKey }
  const parsed = form.intent === 'delete' ? undefined : parseForm(TemplateProjectInput, form)
  if (parsed?.refusal) return refuse(parsed.refusal)
  const result = await attempt(form, async () => {
    if (!parsed) {
      await call(projectTemplatesContract.delete, ids)
      return { to: projectTemplatesPath(firmId), message: t('delete.done') }
    }
    const input = { ...parsed.value, ...ids }
    const { projectId } = await call(projectTemplatesContract.start, input, options)
    return { to: projectPath(firmId, projectId), message: t('start.done') }
  })
  if (result.refusal) return refuse(result.refusal, result.status)
  const { to, message } = result.value
  return redirectWithToast(args, to, { type: 'success', message })
}

const dialogId = 'delete-template'
const customersId = 'template-customers'

export default function ProjectTemplateRoute() {
  const { template, people, customers, today } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('project-templates')
  const { dateTime } = useFormat()
  const { firm } = useFirm()
  const { name, createdAt, createdByName } = template
  const back = projectTemplatesPath(firm.firmId)
  const labels = {
    name: t('field.projectName'),
    customer: t('field.customer'),
    startDate: t('field.startDate'),
    managerId: t('field.managerId'),
  }
  return (
    <>
      <PageHead
        title={name}
        sentence={t('list.by', { name: createdByName, at: dateTime(createdAt) })}
        crumb={{ href: back, label: t('list.title') }}
        actions={
          <>
            <Button kind="danger" icon="trash-2" opens={dialogId}>
              {t('delete.submit')}
            </Button>
            <AskDialog
              id={dialogId}
              title={t('delete.title')}
              words={t('delete.words')}
              intent="delete"
              submit={t('delete.submit')}
              keep={t('delete.keep')}
            />
          </>
        }
      />
      <PageForm
        id="start-form"
        refusal={refusal}
        initial={{ startDate: today }}
        labels={labels}
        submit={t('start.submit')}
        cancelHref={back}
      >
        <FormSection title={t('start.title')} words={t('start.words')}>
          <TextField name="name" maxLength={200} />
          <FormField name="customer" isOptional>
            {(control) => <TextInput {...control} list={customersId} maxLength={200} />}
          </FormField>
          <datalist id={customersId}>
            {customers.map((customer) => (
              <option key={customer} value={customer} />
            ))}
          </datalist>
          <FormField name="startDate">{(control) => <DateInput {...control} />}</FormField>
          <SelectField
            name="managerId"
            options={[
              { value: '', label: t('field.nobody') },
              ...people.map(({ userId, name: label }) => ({ value: userId, label })),
            ]}
          />
        </FormSection>
      </PageForm>
      {template.tasks.length > 0 && <TemplateTasks tasks={template.tasks} />}
    </>
  )
}

export const meta = headOf
