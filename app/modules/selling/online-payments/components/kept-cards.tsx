import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Button, Cell, HeadCell, Table } from '#app/ui/index.ts'
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
      <Table caption={t('card.list')} isStacked>
        <thead>
          <tr>
            <HeadCell>{t('field.customer')}</HeadCell>
            <HeadCell>{t('field.card')}</HeadCell>
            <HeadCell>{t('field.consent')}</HeadCell>
            {isRemovable && <HeadCell>{t('card.remove')}</HeadCell>}
          </tr>
        </thead>
        <tbody>
          {cards.map((card) => (
            <tr key={card.id}>
              <Cell place="name">{card.customerName}</Cell>
              <Cell place="detail">
                {t('card.short', { brand: card.brand, last4: card.last4, expires: card.expires })}
              </Cell>
              <Cell tone="soft" place="secondDetail">
                {date(dateOfInstant(card.consentAt), 'medium')}: {card.consentText}
              </Cell>
              {isRemovable && (
                <Cell place="state">
                  <Button size="s" name="intent" value={`remove.${card.customerId}`}>
                    {t('card.remove')}
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
