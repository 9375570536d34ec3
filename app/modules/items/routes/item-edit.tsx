import { useActionData, useLoaderData } from '@remix-run/react'
import { attempt } from '#app/shell/form/attempt.ts'
import { parseForm, refuse } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirmPermission } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getFormat, getVisit } from '#app/shell/visit.server.ts'
import { PageHead } from '#app/ui/index.ts'
import { Version } from '#contract/fields.ts'
import { ItemInput, itemsContract } from '#contract/items.ts'
import { ItemForm } from '../components/item-form.tsx'
import { decimalFields, itemValues } from '../components/item-values.ts'
import { listItemChoices } from '../list-choices.server.ts'
import { itemPath } from '../paths.ts'

const ItemChange = ItemInput.extend({ version: Version })

export async function loader(args: Args) {
  const access = await requireFirmPermission(args, 'item:edit')
  const { t } = await getVisit(args)
  const ids = { firmId: access.firm.firmId, itemId: requireIdParam(args, 'itemId') }
  const [item, choices] = await Promise.all([
    access.call(itemsContract.get, ids),
    listItemChoices(access),
  ])
  const title = t('items')('edit.title', { name: item.name })
  return { head: pageMeta(args, { title }), item, choices }
}

export async function action(args: Args) {
  const { call, firm } = await requireFirmPermission(args, 'item:edit')
  const [{ t }, { locale }] = await Promise.all([getVisit(args), getFormat(args)])
  const form = await readForm(args.request, { decimals: decimalFields, locale })
  const { value, refusal } = parseForm(ItemChange, form)
  if (refusal) return refuse(refusal)
  const ids = { firmId: firm.firmId, itemId: requireIdParam(args, 'itemId') }
  const result = await attempt(form, () => call(itemsContract.update, { ...value, ...ids }))
  if (result.refusal) return refuse(result.refusal, result.status)
  return redirectWithToast(args, itemPath(ids.firmId, ids.itemId), {
    type: 'success',
    message: t('items')('edit.done', { name: result.value.name }),
  })
}

export default function ItemEditRoute() {
  const { item, choices } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('items')
  const { locale } = useFormat()
  const { firm } = useFirm()
  const path = itemPath(firm.firmId, item.id)
  return (
    <>
      <PageHead
        title={t('edit.title', { name: item.name })}
        crumb={{ href: path, label: item.name }}
      />
      <ItemForm
        {...{ refusal, choices }}
        initial={itemValues(item, locale)}
        version={item.version}
        submit={t('edit.submit')}
        cancelHref={path}
      />
    </>
  )
}

export const meta = headOf
