import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Button, RowsTable } from '#app/ui/index.ts'
import { needsOf } from '#contract/core/endpoint.ts'
import { type KeptCard, onlinePaymentsContract } from '#contract/selling/online-payments.ts'

/** Cards that customers left for recurring invoices, with what they agreed to. */
export function KeptCards({ cards }: { cards: readonly KeptCard[] }) {
  const t = useT('online-payments')
  const { can } = useFirm()
  const isRemovable = can(needsOf(onlinePaymentsContract.removeCard))
  const { date, dateOfInstant } = useFormat()
  return (
    <form method="post">
      <RowsTable
        caption={t('card.list')}
        isStacked
        rows={cards}
        keyOf={(card) => card.id}
        columns={[
          { head: t('field.customer'), place: 'name', cell: (card) => card.customerName },
          {
            head: t('field.card'),
            place: 'detail',
            cell: (card) =>
              t('card.short', { brand: card.brand, last4: card.last4, expires: card.expires }),
          },
          {
            head: t('field.consent'),
            tone: 'soft',
            place: 'secondDetail',
            cell: (card) => (
              <>
                {date(dateOfInstant(card.consentAt), 'medium')}: {card.consentText}
              </>
            ),
          },
          isRemovable && {
            head: t('card.remove'),
            place: 'state',
            cell: (card) => (
              <Button size="s" name="intent" value={`remove.${card.customerId}`}>
                {t('card.remove')}
              </Button>
            ),
          },
        ]}
      />
    </form>
  )
}
