import { useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { formAction } from '#app/shell/form/form-action.server.ts'
import { FormField, TextField } from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import { PageForm } from '#app/shell/form/page-form.tsx'
import { readListQuery } from '#app/shell/list/list-query.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Band, DateInput, PageHead } from '#app/ui/index.ts'
import { DateOnly } from '#contract/core/fields.ts'
import { ReturnInput, taxReturnsContract } from '#contract/reporting/tax-returns.ts'
import { spanLabels } from '../components/span-labels.ts'
import { ossPath, taxReturnsPath } from '../paths.ts'

const Days = z.object({
  from: DateOnly.optional(),
  to: DateOnly.optional(),
  kind: ReturnInput.shape.kind.optional(),
})

export async function loader(args: Args) {
  const { t } = await getVisit(args)
  const { from = '', to = '', kind = 'vat' } = readListQuery(Days, args.request)
  return {
    head: pageMeta(args, { title: t('reports')('returns.keep') }),
    initial: { from, to, kind, reference: '' },
  }
}

export const action = formAction({
  schema: ReturnInput,
  send: ({ call, firmId, form }, value) =>
    call(taxReturnsContract.keep, { ...value, firmId }, form),
  done: ({ firmId, t }, _result, value) => ({
    to: (value.kind === 'oss' ? ossPath : taxReturnsPath)(firmId),
    message: t('reports')('returns.kept'),
  }),
})

export default function TaxReturnKeepRoute() {
  const { initial } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('reports')
  const { firm } = useFirm()
  const labels = {
    ...spanLabels(t),
    reference: t('returns.reference'),
  }
  return (
    <>
      <PageHead
        title={t('returns.keep')}
        crumb={{ href: taxReturnsPath(firm.firmId), label: t('returns.title') }}
      />
      <PageForm
        refusal={refusal}
        initial={initial}
        labels={labels}
        notices={
          <Band tone="warn" title={t('returns.keepTitle')}>
            <p>{t('returns.keepWords')}</p>
          </Band>
        }
        submit={t('returns.keep')}
        cancelHref={taxReturnsPath(firm.firmId)}
      >
        <input type="hidden" name="kind" value={initial.kind} />
        <FormSection title={t('returns.days')}>
          <FormField name="from">{(control) => <DateInput {...control} />}</FormField>
          <FormField name="to">{(control) => <DateInput {...control} />}</FormField>
          <TextField
            name="reference"
            maxLength={120}
            isOptional
            hint={t('returns.referenceHint')}
          />
        </FormSection>
      </PageForm>
    </>
  )
}

export const meta = headOf
