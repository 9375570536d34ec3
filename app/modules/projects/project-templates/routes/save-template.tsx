import { useActionData, useLoaderData } from '@remix-run/react'
import { projectPath } from '#app/modules/projects/projects/index.ts'
import { formAction } from '#app/shell/form/form-action.server.ts'
import { TextField } from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import { PageForm } from '#app/shell/form/page-form.tsx'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { PageHead } from '#app/ui/index.ts'
import {
  ProjectTemplateInput,
  projectTemplatesContract,
} from '#contract/projects/project-templates.ts'
import { projectsContract } from '#contract/projects/projects.ts'
import { projectTemplatePath } from '../paths.ts'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const one = { firmId: firm.firmId, projectId: requireIdParam(args, 'projectId') }
  const project = await call(projectsContract.get, one)
  return { head: pageMeta(args, { title: t('project-templates')('save.title') }), project }
}

/** Keeps the project as a template, and opens it. */
export const action = formAction({
  schema: ProjectTemplateInput,
  send: ({ call, firmId, form, id }, { name }) =>
    call(projectTemplatesContract.create, { firmId, projectId: id('projectId'), name }, form),
  done: ({ firmId, t }, { id }) => ({
    to: projectTemplatePath(firmId, id),
    message: t('project-templates')('save.done'),
  }),
})

export default function SaveTemplateRoute() {
  const { project } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('project-templates')
  const { firm } = useFirm()
  const back = projectPath(firm.firmId, project.id)
  return (
    <>
      <PageHead title={t('save.title')} crumb={{ href: back, label: project.name }} />
      <PageForm
        id="template-form"
        refusal={refusal}
        initial={{ name: project.name }}
        labels={{ name: t('field.name') }}
        submit={t('save.submit')}
        cancelHref={back}
      >
        <FormSection title={t('save.section')} words={t('save.words')}>
          <TextField name="name" maxLength={200} />
        </FormSection>
      </PageForm>
    </>
  )
}

export const meta = headOf
