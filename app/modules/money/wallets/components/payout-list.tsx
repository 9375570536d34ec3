import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Button, Row, RowsTable, Status, type StatusKind } from '#app/ui/index.ts'
import type { PayoutState } from '#contract/core/wallet-states.ts'
import type { WalletPayout } from '#contract/money/wallets.ts'
import { ReasonDialog } from './reason-dialog.tsx'

const discs: Record<PayoutState, StatusKind> = {
  requested: 'draft',
  approved: 'sent',
  paid: 'paid',
  failed: 'overdue',
  rejected: 'void',
}

type PayoutListProps = { payouts: readonly WalletPayout[]; currency: string }

/** What was asked to be paid back, and what can be done about it. */
export function PayoutList({ payouts, currency }: PayoutListProps) {
  const t = useT('wallets')
  const { amount, dateTime } = useFormat()
  const { can } = useFirm()
  const open = payouts.filter(({ state }) => state === 'requested' || state === 'approved')
  return (
    <>
      <RowsTable
        caption={t('payout.several')}
        isStacked
        rows={payouts}
        keyOf={(payout) => payout.id}
        columns={[
          {
            head: t('payout.askedBy'),
            place: 'name',
            tone: 'strong',
            cell: (payout) => (
              <>
                {payout.requestedByName}, {dateTime(payout.requestedAt)}
              </>
            ),
          },
          {
            head: t('field.payTo'),
            place: 'detail',
            tone: 'soft',
            cell: (payout) => [payout.account, payout.reason].filter(Boolean).join(', '),
          },
          {
            head: t('payout.state'),
            place: 'state',
            cell: (payout) => (
              <Status kind={discs[payout.state]}>{t(`payout.is.${payout.state}`)}</Status>
            ),
          },
          {
            head: `${t('field.amount')}, ${currency}`,
            isNumber: true,
            place: 'figure',
            tone: 'strong',
            cell: (payout) => amount(payout.amount, currency),
          },
          {
            head: '',
            place: 'secondDetail',
            cell: (payout) => can('wallet:approve') && <Steps payout={payout} />,
          },
        ]}
      />
      {open.map(({ id, state }) => (
        <ReasonDialog
          key={id}
          id={`end-${id}`}
          title={t(state === 'requested' ? 'payout.rejectTitle' : 'payout.failTitle')}
          words={t('payout.endWords')}
          intent={state === 'requested' ? 'reject' : 'fail'}
          submit={t(state === 'requested' ? 'payout.reject' : 'payout.fail')}
          about={{ name: 'payoutId', value: id }}
        />
      ))}
    </>
  )
}

function Steps({ payout: { id, state, mayApprove } }: { payout: WalletPayout }) {
  const t = useT('wallets')
  const { can } = useFirm()
  if (state !== 'requested' && state !== 'approved') return null
  const isRequested = state === 'requested'
  const isOffered = isRequested ? mayApprove : can('payment:edit')
  return (
    <form method="post">
      <IdempotencyField />
      <input type="hidden" name="payoutId" value={id} />
      <Row isOneLine>
        {isOffered && (
          <Button size="s" name="intent" value={isRequested ? 'approve' : 'pay'}>
            {t(isRequested ? 'payout.approve' : 'payout.pay')}
          </Button>
        )}
        {isRequested && !mayApprove && t('payout.other')}
        <Button size="s" kind="ghost" type="button" opens={`end-${id}`}>
          {t(isRequested ? 'payout.reject' : 'payout.fail')}
        </Button>
      </Row>
    </form>
  )
}
