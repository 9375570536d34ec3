import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import {
  Button,
  Cell,
  HeadCell,
  NumberCell,
  Row,
  Status,
  type StatusKind,
  Table,
} from '#app/ui/index.ts'
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
      <Table caption={t('payout.several')} isStacked>
        <thead>
          <tr>
            <HeadCell>{t('payout.askedBy')}</HeadCell>
            <HeadCell>{t('field.payTo')}</HeadCell>
            <HeadCell>{t('payout.state')}</HeadCell>
            <HeadCell isNumber>{`${t('field.amount')}, ${currency}`}</HeadCell>
            <HeadCell />
          </tr>
        </thead>
        <tbody>
          {payouts.map((payout) => (
            <tr key={payout.id}>
              <Cell place="name" tone="strong">
                {payout.requestedByName}, {dateTime(payout.requestedAt)}
              </Cell>
              <Cell place="detail" tone="soft">
                {[payout.account, payout.reason].filter(Boolean).join(', ')}
              </Cell>
              <Cell place="state">
                <Status kind={discs[payout.state]}>{t(`payout.is.${payout.state}`)}</Status>
              </Cell>
              <NumberCell place="figure" tone="strong">
                {amount(payout.amount, currency)}
              </NumberCell>
              <Cell place="secondDetail">{can('wallet:approve') && <Steps payout={payout} />}</Cell>
            </tr>
          ))}
        </tbody>
      </Table>
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
