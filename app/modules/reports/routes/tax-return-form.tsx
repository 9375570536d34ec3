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
import { AppError } from '#contract/errors.ts'
import { DateOnly } from '#contract/fields.ts'
import { firmsContract } from '#contract/firms.ts'
import { ReturnFileInput, taxReturnsContract } from '#contract/tax-returns.ts'
import { returnFilePath, taxReturnsPath } from '../paths.ts'

const Days = z.object({ from: DateOnly.optional(), to: DateOnly.optional() })
const formId = 'return-file'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const { firmId } = firm
  const [{ file }, { taxNumber }] = await Promise.all([
    call(taxReturnsContract.list, { firmId }),
    call(firmsContract.get, { firmId }),
  ])
  if (file === null) throw new AppError('not_found', 'No file of returns in this country')
  const { from = '', to = '' } = readListQuery(Days, args.request)
  const digits = taxNumber.replace(/\D/g, '')
  const length = { elster: 13, finanzOnline: 9, mtd: 0 }[file]
  const number = length > 0 && digits.length === length ? digits : ''
  const title = t('reports')(`returns.file.${file}`)
  return { head: pageMeta(args, { title }), file, initial: { from, to, number } }
}

/** Leads to the file, once it can be made. */
export async function action(args: Args) {
  const { call, firm } = await requireFirm(args)
  const form = await readForm(args.request)
  const { value, refusal } = parseForm(ReturnFileInput, form)
  if (refusal) return refuse(refusal, 422)
  const { firmId } = firm
  const made = await attempt(form, () => call(taxReturnsContract.file, { ...value, firmId }))
  if (made.refusal) return refuse(made.refusal, made.status)
  return redirect(returnFilePath(firmId, value))
}

export default function TaxReturnFormRoute() {
  const { file, initial } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('reports')
  const { firm } = useFirm()
  const labels = {
    from: t('view.from'),
    to: t('view.to'),
    number: t(`returns.number.${file}`),
  }
  return (
    <>
      <PageHead
        title={t(`returns.file.${file}`)}
        crumb={{ href: taxReturnsPath(firm.firmId), label: t('returns.title') }}
      />
      <FormFields refusal={refusal} initial={initial} labels={labels}>
        <form method="post" id={formId} noValidate>
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
