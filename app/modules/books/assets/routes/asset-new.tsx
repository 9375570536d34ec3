import { useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { loadAllCentres } from '#app/modules/books/cost-centres/index.ts'
import { refuse } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import { readListQuery } from '#app/shell/list/list-query.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { todayIn } from '#app/shell/today.ts'
import { getFormat, getVisit } from '#app/shell/visit.server.ts'
import { PageHead } from '#app/ui/index.ts'
import { accountsContract } from '#contract/books/accounts.ts'
import { AssetKind } from '#contract/books/assets.ts'
import { AssetForm } from '../components/asset-form.tsx'
import { assetPath, assetsPath } from '../paths.ts'
import { saveAsset } from '../save-asset.server.ts'

const Query = z.object({
  what: AssetKind.default('asset'),
  months: z.coerce.number().int().min(1).max(1200).optional(),
})

export async function loader(args: Args) {
  const access = await requireFirm(args)
  const { call, firm } = access
  const [{ t }, { timeZone }] = await Promise.all([getVisit(args), getFormat(args)])
  const { what, months } = readListQuery(Query, args.request)
  const [accounts, centres] = await Promise.all([
    call(accountsContract.list, { firmId: firm.firmId }),
    loadAllCentres(access),
  ])
  const usual = (role: string) => accounts.find((account) => account.role === role)?.code ?? ''
  const isAsset = what === 'asset'
  const initial = {
    what,
    name: '',
    cost: '',
    residual: '',
    method: 'straight',
    rate: '',
    startDate: todayIn(timeZone),
    months: months === undefined ? '' : String(months),
    account: isAsset ? usual('equipment') : what === 'expense' ? usual('prepaid') : '',
    resultAccount: isAsset ? usual('depreciation') : '',
  }
  const head = pageMeta(args, { title: t('assets')('new.title') })
  return { head, accounts, centres, initial, what }
}

export async function action(args: Args) {
  const access = await requireFirm(args)
  const [{ t }, { locale }] = await Promise.all([getVisit(args), getFormat(args)])
  const decimals = ['cost', 'residual', 'rate']
  const form = await readForm(args.request, { decimals, locale })
  const outcome = await saveAsset(access, form)
  if (outcome.refusal) return refuse(outcome.refusal, outcome.status)
  return redirectWithToast(args, assetPath(access.firm.firmId, outcome.id), {
    type: 'success',
    message: t('assets')('new.done'),
  })
}

export default function AssetNewRoute() {
  const { accounts, centres, initial, what } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('assets')
  const { firm } = useFirm()
  const path = assetsPath(firm.firmId)
  return (
    <>
      <PageHead title={t('new.title')} crumb={{ href: path, label: t('title') }} />
      <AssetForm
        accounts={accounts}
        centres={centres}
        initial={initial}
        what={what}
        refusal={refusal}
        cancelHref={path}
      />
    </>
  )
}

export const meta = headOf
