import { useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { projectsPath } from '#app/modules/projects/projects/index.ts'
import { formAction } from '#app/shell/form/form-action.server.ts'
import { FormField } from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import { PageForm } from '#app/shell/form/page-form.tsx'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { FileInput, PageHead, RowsTable, Status } from '#app/ui/index.ts'
import { maxWorkBytes, workImportsContract } from '#contract/projects/work-imports.ts'
import { workImportPath } from '../paths.ts'
import { stateDiscs } from '../state-discs.ts'

const formId = 'work-import-form'

const Upload = z.object({
  file: z.instanceof(File, { error: 'noFile' }).refine(({ size }) => size > 0, 'noFile'),
})

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const { imports } = await call(workImportsContract.list, { firmId: firm.firmId })
  return { head: pageMeta(args, { title: t('work-import')('list.title') }), imports }
}

/** Takes a file and opens its trial. */
export const action = formAction({
  schema: Upload,
  send: ({ call, firmId, form }, { file }) =>
    call(workImportsContract.upload, { firmId, file }, form),
  done: ({ firmId, t }, { id }) => ({
    to: workImportPath(firmId, id),
    message: t('work-import')('done.columns'),
  }),
})

export default function WorkImportsRoute() {
  const { imports } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('work-import')
  const { firm } = useFirm()
  const { dateTime } = useFormat()
  const { firmId } = firm
  return (
    <>
      <PageHead
        title={t('list.title')}
        sentence={t('list.sentence')}
        crumb={{ href: projectsPath(firmId), label: t('projects') }}
      />
      <PageForm
        id={formId}
        refusal={refusal}
        labels={{ file: t('field.file') }}
        takesFiles
        submit={t('upload.submit')}
        cancelHref={projectsPath(firmId)}
      >
        <FormSection title={t('field.file')} words={t('upload.words')}>
          <FormField name="file" hint={t('upload.hint', { maximum: maxWorkBytes / 1_000_000 })}>
            {({ defaultValue: _, ...control }) => (
              <FileInput {...control} accept=".csv,.txt,.json,.xml" />
            )}
          </FormField>
        </FormSection>
      </PageForm>
      {imports.length > 0 && (
        <RowsTable
          caption={t('list.before')}
          isStacked
          rows={imports}
          keyOf={({ id }) => id}
          columns={[
            {
              head: t('list.before'),
              href: ({ id }) => workImportPath(firmId, id),
              cell: ({ fileName }) => fileName,
            },
            {
              head: t('field.program'),
              place: 'detail',
              cell: ({ program }) => (program ? t(`program.${program}`) : '–'),
            },
            {
              head: t('field.uploaded'),
              place: 'secondDetail',
              cell: ({ createdAt, createdByName }) => `${dateTime(createdAt)}, ${createdByName}`,
            },
            {
              head: t('field.state'),
              place: 'state',
              cell: ({ state }) => <Status kind={stateDiscs[state]}>{t(`state.${state}`)}</Status>,
            },
          ]}
        />
      )}
    </>
  )
}

export const meta = headOf
