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
import { TaxForm } from '../components/tax-form.tsx'
import { completeTaxForm, decimalFields, newTaxValues } from '../components/tax-values.ts'
import { taxesPath, taxPath } from '../paths.ts'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const accounts = await call(accountsContract.list, { firmId: firm.firmId })
  return { head: pageMeta(args, { title: t('taxes')('new.title') }), accounts }
}

export async function action(args: Args) {
  const { call, firm } = await requireFirm(args)
  const [{ t, language }, { locale }] = await Promise.all([getVisit(args), getFormat(args)])
  const nullable = ['validFrom']
  const sent = await readForm(args.request, { decimals: decimalFields, locale, nullable })
  const rates = await call(taxesContract.list, { firmId: firm.firmId })
  const form = completeTaxForm(sent, firm.country, new Set(rates.map(({ code }) => code)))
  const { value, refusal } = parseForm(TaxRateInput, form)
  if (refusal) return refuse(refusal)
  const { firmId } = firm
  const { idempotencyKey } = form
  const result = await attempt(form, () =>
    call(taxesContract.create, { ...value, firmId }, { idempotencyKey }),
  )
  if (result.refusal) return refuse(result.refusal, result.status)
  return redirectWithToast(args, taxPath(firmId, result.value.code), {
    type: 'success',
    message: t('taxes')('new.done', { name: result.value.name[language] }),
  })
}

export default function TaxNewRoute() {
  const { accounts } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('taxes')
  const { locale } = useFormat()
  const { language } = usePage()
  const { firm } = useFirm()
  const path = taxesPath(firm.firmId)
  return (
    <>
      <PageHead title={t('new.title')} crumb={{ href: path, label: t('list.title') }} />
      <TaxForm
        key={language}
        refusal={refusal}
        initial={newTaxValues(locale, firm.country, { accounts })}
        choices={{ accounts }}
        submit={t('new.submit')}
        cancelHref={path}
      />
    </>
  )
}

export const meta = headOf
