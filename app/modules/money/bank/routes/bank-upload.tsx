import { redirect } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useAccountName } from '#app/shell/account-name.ts'
import { attempt } from '#app/shell/form/attempt.ts'
import { FormField, FormFields } from '#app/shell/form/form-fields.tsx'
import { FormFoot, FormNotices, FormSection } from '#app/shell/form/form-page.tsx'
import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import { refuse } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import { RefusalSummary } from '#app/shell/form/refusal-summary.tsx'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { FileInput, PageHead } from '#app/ui/index.ts'
import { bankContract } from '#contract/money/bank.ts'
import { bankAccountPath, bankImportPath } from '../paths.ts'
import { requireBankAccountCode } from '../require-bank-account-code.ts'

const formId = 'statement-form'
const types = '.csv,.txt,.tsv,.xlsx,.xml,.zip,.sta,.mt940,.940,.ofx,.qfx,.c53'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const ids = { firmId: firm.firmId, bankAccountCode: requireBankAccountCode(args) }
  const account = await call(bankContract.getAccount, ids)
  return { head: pageMeta(args, { title: t('bank')('import.title') }), account }
}

/** Reads the file and shows what it would bring, or says why it is no statement. */
export async function action(args: Args) {
  const { call, firm } = await requireFirm(args)
  const ids = { firmId: firm.firmId, bankAccountCode: requireBankAccountCode(args) }
  const form = await readForm(args.request)
  const { file } = form.data
  if (!(file instanceof File)) {
    return refuse({ values: form.values, problems: { file: { key: 'noFile' } } })
  }
  const result = await attempt(form, () => call(bankContract.upload, { ...ids, file }, form))
  if (result.refusal) return refuse(result.refusal, result.status)
  return redirect(bankImportPath(firm.firmId, result.value.id))
}

export default function BankUploadRoute() {
  const { account } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('bank')
  const nameOf = useAccountName()
  const { firm } = useFirm()
  const back = bankAccountPath(firm.firmId, account.code)
  const labels = { file: t('import.file') }
  return (
    <>
      <PageHead
        title={t('import.title')}
        sentence={t('import.sentence')}
        crumb={{ href: back, label: nameOf(account) }}
      />
      <FormFields refusal={refusal} initial={{}} labels={labels}>
        <form method="post" encType="multipart/form-data" id={formId} noValidate>
          <FormNotices>
            <RefusalSummary refusal={refusal} labels={labels} formId={formId} />
          </FormNotices>
          <IdempotencyField />
          <FormSection title={t('import.file')} words={t('import.words')}>
            <FormField name="file" hint={t('import.hint')}>
              {({ defaultValue: _, ...control }) => <FileInput {...control} accept={types} />}
            </FormField>
          </FormSection>
          <FormFoot cancelHref={back} submit={t('import.read')} icon="upload" />
        </form>
      </FormFields>
    </>
  )
}

export const meta = headOf
