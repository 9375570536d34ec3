import { data } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { cameraHeaders } from '#app/shell/edge/camera-headers.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import { requireIdParam } from '#app/shell/id-param.ts'
import { readListQuery } from '#app/shell/list/list-query.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { loadPanels } from '#app/shell/records/load-panels.server.ts'
import { RecordPanels } from '#app/shell/records/record-panels.tsx'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getFormat, getVisit } from '#app/shell/visit.server.ts'
import { PageHead, Rules, Status } from '#app/ui/index.ts'
import { wholeNumber } from '#contract/core/fields.ts'
import { CountLinesShown, stockCountsContract } from '#contract/stock/stock-counts.ts'
import { CountActions } from '../components/count-actions.tsx'
import { CountEntries } from '../components/count-entries.tsx'
import { CountFigures } from '../components/count-figures.tsx'
import { CountForm } from '../components/count-form.tsx'
import { CountLines } from '../components/count-lines.tsx'
import { CountReview } from '../components/count-review.tsx'
import { actOnCount } from '../count-action.server.ts'
import { countDiscs } from '../count-register.tsx'
import { countPath, countsPath } from '../paths.ts'

const Query = z.object({
  show: CountLinesShown.optional(),
  page: wholeNumber({ minimum: 1, maximum: 10_000 }).default(1),
  item: z.string().max(200).default(''),
})

const usual = {
  counting: 'toCount',
  review: 'differing',
  posted: 'differing',
  cancelled: 'all',
} as const

export async function loader(args: Args) {
  const access = await requireFirm(args)
  const stockCountId = requireIdParam(args, 'stockCountId')
  const { firmId } = access.firm
  const { page, item, ...query } = readListQuery(Query, args.request)
  const count = await access.call(stockCountsContract.get, { firmId, stockCountId })
  const show = query.show ?? usual[count.state]
  const [lines, panels] = await Promise.all([
    access.call(stockCountsContract.lines, { firmId, stockCountId, show, page }),
    loadPanels(access, 'stockCount', stockCountId),
  ])
  return { head: pageMeta(args, { title: count.number }), count, lines, show, page, item, panels }
}

/** Counts, ends the counting, has it done again, posts or gives up. */
export async function action(args: Args) {
  const access = await requireFirm(args)
  const [{ t }, format] = await Promise.all([getVisit(args), getFormat(args)])
  const stockCountId = requireIdParam(args, 'stockCountId')
  const form = await readForm(args.request, {
    decimals: ['quantity'],
    locale: format.locale,
    lists: ['itemIds'],
  })
  const result = await actOnCount(access, form, stockCountId)
  if (result.refusal) {
    const changes = 'changes' in result ? result.changes : []
    return data({ refusal: result.refusal, changes }, { status: result.status })
  }
  const { value } = result
  const said = 'line' in value ? value.line : undefined
  const message = said
    ? t('stock')('counts.entered', {
        name: said.itemName,
        counted: `${format.number(said.counted ?? '0')} ${said.unit}`.trim(),
      })
    : t('stock')(`counts.done.${form.intent}`)
  return redirectWithToast(args, countPath(access.firm.firmId, stockCountId), {
    type: 'success',
    message,
  })
}

/** The one page that reads barcodes by the camera. */
export function headers() {
  return cameraHeaders
}

export default function CountDetailRoute() {
  const { count, lines, show, page, item, panels } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const t = useT('stock')
  const { firm } = useFirm()
  const { date } = useFormat()
  const { number, state, warehouse, actions, entries } = count
  const day = date(count.date, 'long')
  return (
    <>
      <PageHead
        title={number}
        mark={<Status kind={countDiscs[state]}>{t(`countState.${state}`)}</Status>}
        sentence={[warehouse, day].join(', ')}
        crumb={{ href: countsPath(firm.firmId), label: t('counts.list.title') }}
        actions={<CountActions count={count} />}
      />
      {actions.includes('enter') && <CountForm refusal={answer?.refusal} item={item} />}
      {actions.includes('post') && (
        <CountReview count={count} refusal={answer?.refusal} changes={answer?.changes ?? []} />
      )}
      <CountFigures count={count} />
      <Rules>
        {entries.length > 0 && <CountEntries count={count} />}
        <CountLines count={count} lines={lines} show={show} page={page} />
      </Rules>
      <RecordPanels of={panels} />
    </>
  )
}

export const meta = headOf
