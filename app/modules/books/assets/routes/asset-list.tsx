import { useActionData, useLoaderData } from '@remix-run/react'
import { attempt } from '#app/shell/form/attempt.ts'
import { textAt } from '#app/shell/form/form-tree.ts'
import { refuse } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import { SheetRefusal } from '#app/shell/form/refusal-summary.tsx'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getFormat, getVisit } from '#app/shell/visit.server.ts'
import { Empty, LinkButton, PageHead } from '#app/ui/index.ts'
import { assetsContract } from '#contract/books/assets.ts'
import { AssetTable } from '../components/asset-table.tsx'
import { DueShares } from '../components/due-shares.tsx'
import { assetsPath, newAssetPath } from '../paths.ts'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const list = await call(assetsContract.list, { firmId: firm.firmId })
  return { head: pageMeta(args, { title: t('assets')('title') }), ...list }
}

/** Posts the shares of the months that are over. */
export async function action(args: Args) {
  const { call, firm } = await requireFirm(args)
  const [{ t }, { money }] = await Promise.all([getVisit(args), getFormat(args)])
  const form = await readForm(args.request)
  const { firmId, baseCurrency } = firm
  const until = textAt(form.data, 'until')
  const result = await attempt(form, () => call(assetsContract.postShares, { firmId, until }, form))
  if (result.refusal) return refuse(result.refusal, result.status)
  const message = t('assets')('posted', { amount: money(result.value.amount, baseCurrency) })
  return redirectWithToast(args, assetsPath(firmId), { type: 'success', message })
}

export default function AssetListRoute() {
  const { rows, due } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('assets')
  const { firm, can } = useFirm()
  const add = can('ledger:edit') && (
    <LinkButton kind="primary" icon="plus" href={newAssetPath(firm.firmId)}>
      {t('new.title')}
    </LinkButton>
  )
  return (
    <>
      <PageHead
        title={t('title')}
        sentence={t('sentence')}
        actions={
          <>
            {due.count > 0 && can('ledger:edit') && <DueShares due={due} />}
            {add}
          </>
        }
      />
      <SheetRefusal refusal={refusal} />
      {rows.length > 0 ? (
        <AssetTable rows={rows} />
      ) : (
        <Empty title={t('none')}>{t('noneWords')}</Empty>
      )}
    </>
  )
}

export const meta = headOf
