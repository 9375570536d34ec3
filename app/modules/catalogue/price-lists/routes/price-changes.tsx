import { data } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { loadCategories } from '#app/modules/catalogue/item-categories/index.ts'
import { attempt } from '#app/shell/form/attempt.ts'
import { textAt } from '#app/shell/form/form-tree.ts'
import { parseForm, refuse } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { todayIn } from '#app/shell/today.ts'
import { getFormat, getVisit } from '#app/shell/visit.server.ts'
import { PageHead } from '#app/ui/index.ts'
import { PriceChangeInput, priceChangesContract } from '#contract/catalogue/price-changes.ts'
import { PriceListListQuery, priceListsContract } from '#contract/catalogue/price-lists.ts'
import { PastChanges } from '../components/past-changes.tsx'
import { PriceChangeForm } from '../components/price-change-form.tsx'
import { priceChangesPath, priceListsPath } from '../paths.ts'

export async function loader(args: Args) {
  const access = await requireFirm(args)
  const { call, firm } = access
  const { firmId } = firm
  const [{ t }, categories, lists, { rows: changes }] = await Promise.all([
    getVisit(args),
    loadCategories(access),
    call(priceListsContract.rows, { ...PriceListListQuery.parse({}), firmId }),
    call(priceChangesContract.list, { firmId }),
  ])
  return {
    head: pageMeta(args, { title: t('price-lists')('change.title') }),
    categories,
    lists: lists.rows.map(({ id, name }) => ({ value: id, label: name })),
    changes,
    today: todayIn(firm.timeZone),
  }
}

/** Shows what a change would do, makes it, or takes back one that is planned. */
export async function action(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { firmId } = firm
  const [{ t }, format] = await Promise.all([getVisit(args), getFormat(args)])
  const form = await readForm(args.request, { decimals: ['percent'], locale: format.locale })
  const words = t('price-lists')
  const to = priceChangesPath(firmId)
  const { idempotencyKey } = form
  if (form.intent === 'cancel') {
    const priceChangeId = textAt(form.data, 'priceChangeId')
    const result = await attempt(form, () =>
      call(priceChangesContract.cancel, { firmId, priceChangeId }, { idempotencyKey }),
    )
    if (result.refusal) return refuse(result.refusal, result.status)
    return redirectWithToast(args, to, { type: 'success', message: words('change.cancelled') })
  }
  const { value, refusal } = parseForm(PriceChangeInput, form)
  if (refusal) return refuse(refusal)
  if (form.intent !== 'change') {
    const result = await attempt(form, () =>
      call(priceChangesContract.preview, { ...value, firmId }),
    )
    if (result.refusal) return refuse(result.refusal, result.status)
    return data({ refusal: undefined, rows: result.value.rows, values: form.values })
  }
  const result = await attempt(form, () =>
    call(priceChangesContract.create, { ...value, firmId }, { idempotencyKey }),
  )
  if (result.refusal) return refuse(result.refusal, result.status)
  const { state, count, date } = result.value
  const message =
    state === 'done'
      ? words('change.done', { count })
      : words('change.planned', { count, date: format.date(date, 'long') })
  return redirectWithToast(args, to, { type: 'success', message })
}

export default function PriceChangesRoute() {
  const { categories, lists, changes, today } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const t = useT('price-lists')
  const { firm } = useFirm()
  const preview = answer && 'rows' in answer ? answer : undefined
  return (
    <>
      <PageHead
        title={t('change.title')}
        sentence={t('change.sentence')}
        crumb={{ href: priceListsPath(firm.firmId), label: t('list.title') }}
      />
      <PriceChangeForm
        categories={categories}
        lists={lists}
        today={today}
        refusal={answer?.refusal}
        preview={preview}
      />
      <PastChanges changes={changes} />
    </>
  )
}

export const meta = headOf
