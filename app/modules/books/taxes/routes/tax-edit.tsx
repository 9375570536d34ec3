import { useActionData, useLoaderData } from '@remix-run/react'
import { attempt } from '#app/shell/form/attempt.ts'
import { parseForm, refuse } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useFormat, usePage, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getFormat, getVisit } from '#app/shell/visit.server.ts'
import { PageHead } from '#app/ui/index.ts'
import { accountsContract } from '#contract/books/accounts.ts'
import { TaxRateInput, taxesContract } from '#contract/books/taxes.ts'
import { Version } from '#contract/core/fields.ts'
import { TaxForm } from '../components/tax-form.tsx'
import { completeTaxForm, decimalFields, taxValues } from '../components/tax-values.ts'
import { taxPath } from '../paths.ts'
import { requireTaxCode } from '../tax-code-param.ts'

const TaxRateChange = TaxRateInput.extend({ version: Version })

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t, language } = await getVisit(args)
  const { firmId } = firm
  const [rate, accounts] = await Promise.all([
    call(taxesContract.get, { firmId, code: requireTaxCode(args) }),
    call(accountsContract.list, { firmId }),
  ])
  const title = t('taxes')('edit.title', { name: rate.name[language] })
  return { head: pageMeta(args, { title }), rate, accounts }
}

export async function action(args: Args) {
  const { call, firm } = await requireFirm(args)
  const [{ t, language }, { locale }] = await Promise.all([getVisit(args), getFormat(args)])
  const code = requireTaxCode(args)
  const nullable = ['validFrom']
  const sent = await readForm(args.request, { decimals: decimalFields, locale, nullable })
  const form = completeTaxForm(sent, firm.country)
  const { value, refusal } = parseForm(TaxRateChange, form, { code })
  if (refusal) return refuse(refusal)
  const { firmId } = firm
  const result = await attempt(form, () => call(taxesContract.update, { ...value, firmId }))
  if (result.refusal) return refuse(result.refusal, result.status)
  return redirectWithToast(args, taxPath(firmId, code), {
    type: 'success',
    message: t('taxes')('edit.done', { name: result.value.name[language] }),
  })
}

export default function TaxEditRoute() {
  const { rate, accounts } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('taxes')
  const { locale } = useFormat()
  const { language } = usePage()
  const { firm } = useFirm()
  const path = taxPath(firm.firmId, rate.code)
  const name = rate.name[language]
  return (
    <>
      <PageHead title={t('edit.title', { name })} crumb={{ href: path, label: name }} />
      <TaxForm
        refusal={refusal}
        initial={taxValues(rate, locale)}
        choices={{ accounts }}
        version={rate.version}
        submit={t('edit.submit')}
        cancelHref={path}
      />
    </>
  )
}

export const meta = headOf
