import { useFormat, useT } from '#app/shell/page-context.tsx'
import { RowsTable } from '#app/ui/index.ts'
import { readableIban } from '#contract/core/iban.ts'
import type { OwnPayout } from '#contract/person/own-wallet.ts'
import { PayoutStatus } from './payout-status.tsx'

/** Payouts of a person with where they stand. */
export function PayoutTable({ payouts }: { payouts: readonly OwnPayout[] }) {
  const t = useT('own-wallet')
  const { dateTime, money } = useFormat()
  return (
    <RowsTable
      caption={t('payout.several')}
      isStacked
      rows={payouts}
      keyOf={(payout) => payout.id}
      columns={[
        {
          head: t('entry.at'),
          tone: 'strong',
          place: 'name',
          cell: (payout) => dateTime(payout.requestedAt),
        },
        {
          head: t('payout.iban'),
          tone: 'soft',
          place: 'detail',
          cell: (payout) =>
            [readableIban(payout.iban), payout.holder, payout.reason].filter(Boolean).join(', '),
        },
        {
          head: t('payout.state'),
          place: 'state',
          cell: (payout) => <PayoutStatus payout={payout} />,
        },
        {
          head: t('payout.amount'),
          isNumber: true,
          tone: 'strong',
          place: 'figure',
          cell: (payout) => money(payout.amount, payout.currency),
        },
      ]}
    />
  )
}
