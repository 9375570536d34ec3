import { useFormat, useT } from '#app/shell/page-context.tsx'
import { Cell, HeadCell, NumberCell, Table } from '#app/ui/index.ts'
import { readableIban } from '#contract/core/iban.ts'
import type { OwnPayout } from '#contract/person/own-wallet.ts'
import { PayoutStatus } from './payout-status.tsx'

/** Payouts of a person with where they stand. */
export function PayoutTable({ payouts }: { payouts: readonly OwnPayout[] }) {
  const t = useT('own-wallet')
  const { dateTime, money } = useFormat()
  return (
    <Table caption={t('payout.several')} isStacked>
      <thead>
        <tr>
          <HeadCell>{t('entry.at')}</HeadCell>
          <HeadCell>{t('payout.iban')}</HeadCell>
          <HeadCell>{t('payout.state')}</HeadCell>
          <HeadCell isNumber>{t('payout.amount')}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {payouts.map((payout) => (
          <tr key={payout.id}>
            <Cell tone="strong" place="name">
              {dateTime(payout.requestedAt)}
            </Cell>
            <Cell tone="soft" place="detail">
              {[readableIban(payout.iban), payout.holder, payout.reason].filter(Boolean).join(', ')}
            </Cell>
            <Cell place="state">
              <PayoutStatus payout={payout} />
            </Cell>
            <NumberCell tone="strong" place="figure">
              {money(payout.amount, payout.currency)}
            </NumberCell>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
