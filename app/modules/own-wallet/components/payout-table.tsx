import type { ReactNode } from 'react'
import { useFormat, useT } from '#app/shell/page-context.tsx'
import { Cell, HeadCell, NumberCell, Status, type StatusKind, Table } from '#app/ui/index.ts'
import type { OwnPayout } from '#contract/own-wallet.ts'
import type { PayoutState } from '#contract/wallets.ts'

const discs: Record<PayoutState, StatusKind> = {
  requested: 'draft',
  approved: 'sent',
  paid: 'paid',
  failed: 'overdue',
  rejected: 'void',
}

type PayoutTableProps = {
  payouts: readonly OwnPayout[]
  /** What can be done with one, for administrators. */
  stepsOf?: (payout: OwnPayout) => ReactNode
}

/** Payouts with where they stand. */
export function PayoutTable({ payouts, stepsOf }: PayoutTableProps) {
  const t = useT('own-wallet')
  const { dateTime, money } = useFormat()
  return (
    <Table caption={t('payout.several')} isStacked>
      <thead>
        <tr>
          <HeadCell>{t(stepsOf ? 'payout.who' : 'entry.at')}</HeadCell>
          <HeadCell>{t('payout.iban')}</HeadCell>
          <HeadCell>{t('payout.state')}</HeadCell>
          <HeadCell isNumber>{t('payout.amount')}</HeadCell>
          {stepsOf && <HeadCell />}
        </tr>
      </thead>
      <tbody>
        {payouts.map((payout) => (
          <tr key={payout.id}>
            <Cell tone="strong" place="name">
              {[stepsOf && payout.userName, dateTime(payout.requestedAt)]
                .filter(Boolean)
                .join(', ')}
            </Cell>
            <Cell tone="soft" place="detail">
              {[payout.iban, payout.holder, payout.reason].filter(Boolean).join(', ')}
            </Cell>
            <Cell place="state">
              <Status kind={discs[payout.state]}>
                {t(`payout.is.${payout.state}`)}
                {payout.state === 'requested' &&
                  payout.approvalsNeeded > 1 &&
                  ` ${payout.approvals}/${payout.approvalsNeeded}`}
              </Status>
            </Cell>
            <NumberCell tone="strong" place="figure">
              {money(payout.amount, payout.currency)}
            </NumberCell>
            {stepsOf && <Cell place="secondDetail">{stepsOf(payout)}</Cell>}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
