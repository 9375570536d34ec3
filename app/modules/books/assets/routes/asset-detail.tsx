import { useActionData, useLoaderData } from '@remix-run/react'
import { attempt } from '#app/shell/form/attempt.ts'
import { textAt } from '#app/shell/form/form-tree.ts'
import { refuse } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import { RefusalSummary } from '#app/shell/form/refusal-summary.tsx'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { loadPanels } from '#app/shell/records/load-panels.server.ts'
import { RecordPanels } from '#app/shell/records/record-panels.tsx'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { todayIn } from '#app/shell/today.ts'
import { getFormat, getVisit } from '#app/shell/visit.server.ts'
import { Figure, PageHead, Rules, RulesCell, SheetPad, Tag } from '#app/ui/index.ts'
import { assetsContract } from '#contract/books/assets.ts'
import { AppError } from '#contract/core/errors.ts'
import { AssetActions } from '../components/asset-actions.tsx'
import { PlanTable } from '../components/plan-table.tsx'
import { assetPath, assetsPath } from '../paths.ts'

export async function loader(args: Args) {
  const access = await requireFirm(args)
  const { call, firm } = access
  const { timeZone } = await getFormat(args)
  const ids = { firmId: firm.firmId, assetId: requireIdParam(args, 'assetId') }
  const [asset, panels] = await Promise.all([
    call(assetsContract.get, ids),
    loadPanels(access, 'asset', ids.assetId),
  ])
  const head = pageMeta(args, { title: asset.name })
  return { head, asset, panels, today: todayIn(timeZone) }
}

/** Takes the asset out of the books, or deletes what was never posted. */
export async function action(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const form = await readForm(args.request)
  const ids = { firmId: firm.firmId, assetId: requireIdParam(args, 'assetId') }
  const { intent } = form
  if (intent !== 'delete' && intent !== 'dispose') throw new AppError('malformed', 'No intent')
  const date = textAt(form.data, 'date')
  const result = await attempt(form, () =>
    intent === 'delete'
      ? call(assetsContract.delete, ids)
      : call(assetsContract.dispose, { ...ids, date }, form),
  )
  if (result.refusal) return refuse(result.refusal, result.status)
  const path = intent === 'delete' ? assetsPath(ids.firmId) : assetPath(ids.firmId, ids.assetId)
  const message = t('assets')(`done.${intent}`)
  return redirectWithToast(args, path, { type: 'success', message })
}

export default function AssetDetailRoute() {
  const { asset, panels, today } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('assets')
  const { money, date } = useFormat()
  const { firm } = useFirm()
  const currency = firm.baseCurrency
  const figure = (name: 'cost' | 'posted' | 'book') => (
    <Figure label={t(`field.${name}`, { currency })} value={money(asset[name], currency)} />
  )
  return (
    <>
      <PageHead
        title={asset.name}
        mark={asset.state === 'disposed' && <Tag>{t('disposed')}</Tag>}
        sentence={`${t(`what.${asset.what}`)} · ${date(asset.startDate, 'long')}`}
        crumb={{ href: assetsPath(firm.firmId), label: t('title') }}
        actions={<AssetActions asset={asset} today={today} />}
      />
      {refusal && (
        <SheetPad>
          <RefusalSummary refusal={refusal} labels={{ date: t('field.date') }} />
        </SheetPad>
      )}
      <Rules columns="three">
        {figure('cost')}
        {figure('posted')}
        {figure('book')}
      </Rules>
      <Rules>
        <RulesCell title={t('plan')} isFlush>
          <PlanTable plan={asset.plan} />
        </RulesCell>
      </Rules>
      <RecordPanels of={panels} />
    </>
  )
}

export const meta = headOf
