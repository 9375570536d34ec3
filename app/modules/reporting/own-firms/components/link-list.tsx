import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { Button, RowsTable } from '#app/ui/index.ts'
import type { OwnFirmLink } from '#contract/reporting/own-firms.ts'

type LinkListProps = { links: readonly OwnFirmLink[]; names: Record<string, string> }

/** Customers who are own firms. */
export function LinkList({ links, names }: LinkListProps) {
  const t = useT('own-firms')
  const { can } = useFirm()
  const mayEdit = can('party:edit')
  return (
    <form method="post">
      <IdempotencyField />
      <RowsTable
        caption={t('link.list')}
        isStacked
        rows={links}
        keyOf={({ partyId }) => partyId}
        columns={[
          { head: t('link.customer'), place: 'name', cell: ({ partyName }) => partyName },
          {
            head: t('link.otherFirmId'),
            place: 'detail',
            cell: ({ otherFirmId }) => names[otherFirmId] ?? t('side.unknownFirm'),
          },
          mayEdit && {
            head: t('link.undo'),
            place: 'state',
            cell: ({ partyId, partyName }) => (
              <Button kind="ghost" size="s" name="intent" value={`unlink.${partyId}`}>
                {t('link.undoOne', { name: partyName })}
              </Button>
            ),
          },
        ]}
      />
    </form>
  )
}
