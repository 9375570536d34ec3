import { redirect } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { attempt } from '#app/shell/form/attempt.ts'
import { FormField, FormFields } from '#app/shell/form/form-fields.tsx'
import { FormFoot, FormNotices, FormSection } from '#app/shell/form/form-page.tsx'
import { parseForm, refuse } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import { RefusalSummary } from '#app/shell/form/refusal-summary.tsx'
import { readListQuery } from '#app/shell/list/list-query.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { DateInput, FieldGrid, PageHead, TextInput } from '#app/ui/index.ts'
import { AppError } from '#contract/core/errors.ts'
import { DateOnly } from '#contract/core/fields.ts'
import { firmsContract } from '#contract/firm/firms.ts'
import { ReturnFileKind, returnForms } from '#contract/reporting/return-files.ts'
import { ReturnFileInput, taxReturnsContract } from '#contract/reporting/tax-returns.ts'
import { spanLabels } from '../components/span-labels.ts'
import { returnFilePath, taxReturnsPath } from '../paths.ts'

const Choice = z.object({
  from: DateOnly.optional(),
  to: DateOnly.optional(),
  file: ReturnFileKind.optional(),
})
const formId = 'return-file'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const { firmId } = firm
  const { from = '', to = '', file: asked } = readListQuery(Choice, args.request)
  const { taxNumber, vatId, address } = await call(firmsContract.get, { firmId })
  const forms = returnForms(address.country)
  const form = asked ? forms.find(({ file }) => file === asked) : forms[0]
  if (!form?.number) throw new AppError('not_found', 'No such file of returns in this country')
  const { file, asksCredit = false } = form
  const number = form.number.of({ taxNumber, vatId })
  const title = t('reports')(`returns.file.${file}`)
  const initial = { from, to, number, credit: '0' }
  return { head: pageMeta(args, { title }), file, asksCredit, initial }
}

/** Leads to the file, once it can be made. */
export async function action(args: Args) {
  const { stream, firm } = await requireFirm(args)
  const form = await readForm(args.request)
  const { value, refusal } = parseForm(ReturnFileInput, form)
  if (refusal) return refuse(refusal, 422)
  const { firmId } = firm
  const made = await attempt(form, async () => {
    const { body } = await stream(taxReturnsContract.file, { ...value, firmId })
    await body?.cancel()
  })
  if (made.refusal) return refuse(made.refusal, made.status)
  return redirect(returnFilePath(firmId, value))
}

export default function TaxReturnFormRoute() {
  const { file, asksCredit, initial } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('reports')
  const { firm } = useFirm()
  const labels = {
    ...spanLabels(t),
    number: t(`returns.number.${file}`),
    credit: t('returns.credit'),
  }
  return (
    <>
      <PageHead
        title={t(`returns.file.${file}`)}
        crumb={{ href: taxReturnsPath(firm.firmId), label: t('returns.title') }}
      />
      <FormFields refusal={refusal} initial={initial} labels={labels}>
        <form method="post" id={formId} noValidate>
          <input type="hidden" name="file" value={file} />
          <FormNotices>
            <RefusalSummary refusal={refusal} labels={labels} formId={formId} />
          </FormNotices>
          <FormSection title={t('returns.days')} words={t(`returns.fileWords.${file}`)}>
            <FieldGrid>
              <FormField name="from">{(control) => <DateInput {...control} />}</FormField>
              <FormField name="to">{(control) => <DateInput {...control} />}</FormField>
            </FieldGrid>
            <FormField name="number" hint={t(`returns.numberHint.${file}`)}>
              {(control) => <TextInput {...control} maxLength={20} autoComplete="off" />}
            </FormField>
            {asksCredit && (
              <FormField name="credit" hint={t('returns.creditHint')}>
                {(control) => <TextInput {...control} maxLength={16} inputMode="decimal" />}
              </FormField>
            )}
          </FormSection>
          <FormFoot
            cancelHref={taxReturnsPath(firm.firmId)}
            submit={t('returns.takeFile')}
            icon="file-down"
          />
        </form>
      </FormFields>
    </>
  )
}

export const meta = headOf
