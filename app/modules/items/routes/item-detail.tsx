import { useLoaderData } from '@remix-run/react'
import { readForm } from '#app/shell/form/read-form.ts'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirmPermission } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { PageHead, Tag } from '#app/ui/index.ts'
import { AppError } from '#contract/errors.ts'
import { itemsContract } from '#contract/items.ts'
import { ItemActions } from '../components/item-actions.tsx'
import { ItemFacts } from '../components/item-facts.tsx'
import { listItemChoices } from '../list-choices.server.ts'
import { itemPath, itemsPath } from '../paths.ts'

export async function loader(args: Args) {
  const access = await requireFirmPermission(args, 'item:view')
  const ids = { firmId: access.firm.firmId, itemId: requireIdParam(args, 'itemId') }
  const [item, choices] = await Promise.all([
    access.call(itemsContract.get, ids),
    listItemChoices(access),
  ])
  return { head: pageMeta(args, { title: item.name }), item, choices }
}

/** Takes the item out of the lists, or back in. */
export async function action(args: Args) {
  const { call, firm } = await requireFirmPermission(args, 'item:edit')
  const t = (await getVisit(args)).t('items')
  const { intent, idempotencyKey } = await readForm(args.request)
  const ids = { firmId: firm.firmId, itemId: requireIdParam(args, 'itemId') }
  if (intent !== 'archive' && intent !== 'restore') throw new AppError('malformed', 'No intent')
  const { name } = await call(itemsContract[intent], ids, { idempotencyKey })
  return redirectWithToast(args, itemPath(ids.firmId, ids.itemId), {
    type: 'success',
    message: intent === 'archive' ? t('detail.archived', { name }) : t('detail.restored', { name }),
  })
}

export default function ItemDetailRoute() {
  const { item, choices } = useLoaderData<typeof loader>()
  const t = useT('items')
  const { firm } = useFirm()
  return (
    <>
      <PageHead
        title={item.name}
        mark={item.isArchived && <Tag>{t('detail.archivedTag')}</Tag>}
        crumb={{ href: itemsPath(firm.firmId), label: t('list.title') }}
        actions={<ItemActions item={item} />}
      />
      <ItemFacts item={item} choices={choices} />
    </>
  )
}

export const meta = headOf
