import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { Button, Cell, HeadCell, Table } from '#app/ui/index.ts'
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
      <Table caption={t('link.list')} isStacked>
        <thead>
          <tr>
            <HeadCell>{t('link.customer')}</HeadCell>
            <HeadCell>{t('link.otherFirmId')}</HeadCell>
            {mayEdit && <HeadCell>{t('link.undo')}</HeadCell>}
          </tr>
        </thead>
        <tbody>
          {links.map(({ partyId, partyName, otherFirmId }) => (
            <tr key={partyId}>
              <Cell place="name">{partyName}</Cell>
              <Cell place="detail">{names[otherFirmId] ?? t('side.unknownFirm')}</Cell>
              {mayEdit && (
                <Cell place="state">
                  <Button kind="ghost" size="s" name="intent" value={`unlink.${partyId}`}>
                    {t('link.undoOne', { name: partyName })}
                  </Button>
                </Cell>
              )}
            </tr>
          ))}
        </tbody>
      </Table>
    </form>
  )
}
