import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { Button, LinkButton } from '#app/ui/index.ts'
import type { Item } from '#contract/items.ts'
import { editItemPath } from '../paths.ts'

/** What can be done with an item, as far as the role allows. */
export function ItemActions({ item }: { item: Item }) {
  const t = useT('items')
  const { firm, can } = useFirm()
  const { isArchived } = item
  if (!can('item:edit')) return null
  return (
    <>
      <form method="post">
        <IdempotencyField />
        <Button
          kind="ghost"
          icon={isArchived ? 'archive-restore' : 'archive'}
          name="intent"
          value={isArchived ? 'restore' : 'archive'}
        >
          {isArchived ? t('detail.restore') : t('detail.archive')}
        </Button>
      </form>
      <LinkButton kind="primary" icon="pencil" href={editItemPath(firm.firmId, item.id)}>
        {t('detail.edit')}
      </LinkButton>
    </>
  )
}
