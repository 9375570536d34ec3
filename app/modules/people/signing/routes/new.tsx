import { useActionData, useLoaderData } from '@remix-run/react'
import { formAction } from '#app/shell/form/form-action.server.ts'
import { FormField, SelectField, TextAreaField, TextField } from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import { PageForm } from '#app/shell/form/page-form.tsx'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { DateInput, FileInput, PageHead } from '#app/ui/index.ts'
import { Id } from '#contract/core/fields.ts'
import { EmployeeListQuery, employeesContract } from '#contract/people/employees.ts'
import {
  maxSignFile,
  maxSignText,
  SignDocumentInput,
  signDocumentsContract,
} from '#contract/people/sign-documents.ts'
import { signDocumentPath, signDocumentsPath } from '../paths.ts'

/** Who can be asked to sign, and the earlier document whose file is sent again. */
export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { firmId } = firm
  const { searchParams } = new URL(args.request.url)
  const signDocumentId = Id.safeParse(searchParams.get('like'))
  const [{ t }, employees, like] = await Promise.all([
    getVisit(args),
    call(employeesContract.rows, { ...EmployeeListQuery.parse({}), firmId }),
    signDocumentId.success
      ? call(signDocumentsContract.get, { firmId, signDocumentId: signDocumentId.data })
      : null,
  ])
  const title = t('signing')('new.title')
  return {
    ...{ head: pageMeta(args, { title }), title, like },
    people: employees.rows.map(({ id, name }) => ({ value: id, label: name })),
    chosen: searchParams.get('employeeId') ?? '',
  }
}

/** Sends it. */
export const action = formAction({
  schema: SignDocumentInput,
  send: ({ call, firmId, form: { idempotencyKey } }, input) =>
    call(signDocumentsContract.create, { ...input, firmId }, { idempotencyKey }),
  done: ({ firmId, t }, { id, employeeName }) => ({
    to: signDocumentPath(firmId, id),
    message: t('signing')('done.send', { name: employeeName }),
  }),
})

const names = ['employeeId', 'title', 'message', 'dueDate', 'file', 'text'] as const

export default function NewSignDocumentRoute() {
  const { people, like, chosen, title } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('signing')
  const { firm } = useFirm()
  const back = signDocumentsPath(firm.firmId)
  return (
    <>
      <PageHead title={title} crumb={{ href: back, label: t('list.title') }} />
      <PageForm
        id="sign-document"
        takesFiles
        refusal={refusal}
        initial={{ title: like?.title ?? '', message: like?.message ?? '', employeeId: chosen }}
        labels={Object.fromEntries(names.map((name) => [name, t(`field.${name}`)]))}
        submit={t('new.submit')}
        cancelHref={back}
      >
        <FormSection title={t('new.who')} words={t('new.whoWords')}>
          <SelectField name="employeeId" options={[{ value: '', label: '–' }, ...people]} />
          <FormField name="dueDate" isOptional hint={t('new.dueHint')}>
            {(control) => <DateInput {...control} />}
          </FormField>
        </FormSection>
        <FormSection
          title={t('new.what')}
          words={like ? t('new.likeWords', { name: like.fileName }) : t('new.whatWords')}
        >
          <TextField name="title" maxLength={200} hint={t('new.titleHint')} />
          <TextAreaField name="message" maxLength={2000} rows={3} isOptional />
          {like && <input type="hidden" name="likeDocumentId" value={like.id} />}
          <FormField
            name="file"
            isOptional
            hint={t('new.fileHint', { maximum: maxSignFile / 1024 / 1024 })}
          >
            {({ defaultValue: _, ...control }) => (
              <FileInput {...control} accept="application/pdf,.pdf" />
            )}
          </FormField>
          <TextAreaField
            name="text"
            maxLength={maxSignText}
            rows={10}
            isOptional
            hint={t('new.textHint')}
          />
        </FormSection>
      </PageForm>
    </>
  )
}

export const meta = headOf
