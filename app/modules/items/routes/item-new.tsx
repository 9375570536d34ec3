import { useActionData, useLoaderData } from '@remix-run/react'
import { attempt } from '#app/shell/form/attempt.ts'
import { parseForm, refuse } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirmPermission } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getFormat, getVisit } from '#app/shell/visit.server.ts'
import { PageHead } from '#app/ui/index.ts'
import { ItemInput, itemsContract } from '#contract/items.ts'
import { ItemForm } from '../components/item-form.tsx'
import { decimalFields, newItemValues } from '../components/item-values.ts'
import { listItemChoices } from '../list-choices.server.ts'
import { itemPath, itemsPath } from '../paths.ts'

export async function loader(args: Args) {
  const access = await requireFirmPermission(args, 'item:edit')
  const t = (await getVisit(args)).t('items')
  const choices = await listItemChoices(access)
  return {
    head: pageMeta(args, { title: t('new.title') }),
    choices,
    initial: newItemValues(choices.rates, t('unit.piece')),
  }
}

export async function action(args: Args) {
  const { call, firm } = await requireFirmPermission(args, 'item:edit')
  const [{ t }, { locale }] = await Promise.all([getVisit(args), getFormat(args)])
  const form = await readForm(args.request, { decimals: decimalFields, locale })
  const { value, refusal } = parseForm(ItemInput, form)
  if (refusal) return refuse(refusal)
  const { firmId } = firm
  const { idempotencyKey } = form
  const result = await attempt(form, () =>
    call(itemsContract.create, { ...value, firmId }, { idempotencyKey }),
  )
  if (result.refusal) return refuse(result.refusal, result.status)
  return redirectWithToast(args, itemPath(firmId, result.value.id), {
    type: 'success',
    message: t('items')('new.done', { name: result.value.name }),
  })
}

export default function ItemNewRoute() {
  const { initial, choices } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('items')
  const { firm } = useFirm()
  const listPath = itemsPath(firm.firmId)
  return (
    <>
      <PageHead title={t('new.title')} crumb={{ href: listPath, label: t('list.title') }} />
      <ItemForm {...{ refusal, initial, choices }} submit={t('new.submit')} cancelHref={listPath} />
    </>
  )
}

export const meta = headOf
