import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { Button, LinkButton } from '#app/ui/index.ts'
import type { Wallet } from '#contract/money/wallets.ts'
import { statementPath, topUpPath, walletStepPath } from '../paths.ts'

/** What the person may do with a balance. */
export function WalletActions({ wallet }: { wallet: Wallet }) {
  const t = useT('wallets')
  const { firm, can } = useFirm()
  const { firmId } = firm
  const { id, kind, customerId, balance, held, isBlocked } = wallet
  const isEditor = can('wallet:edit')
  const hasFree = balance > held
  return (
    <>
      <LinkButton icon="file-text" href={statementPath(firmId, id)}>
        {t('statement.open')}
      </LinkButton>
      {can('wallet:approve') && (
        <LinkButton icon="pencil" href={walletStepPath(firmId, id, 'adjust')}>
          {t('adjust.open')}
        </LinkButton>
      )}
      {kind === 'giftCard' && can(isBlocked ? 'wallet:approve' : 'wallet:edit') && (
        <form method="post">
          <IdempotencyField />
          <Button
            icon={isBlocked ? 'play' : 'ban'}
            name="intent"
            value={isBlocked ? 'unblock' : 'block'}
          >
            {t(isBlocked ? 'unblock' : 'block')}
          </Button>
        </form>
      )}
      {isEditor && kind === 'customer' && hasFree && (
        <LinkButton icon="undo-2" href={walletStepPath(firmId, id, 'payout')}>
          {t('payout.open')}
        </LinkButton>
      )}
      {isEditor && kind === 'customer' && (
        <LinkButton icon="coins" href={topUpPath(firmId, customerId)}>
          {t('topUp.open')}
        </LinkButton>
      )}
      {isEditor && hasFree && !isBlocked && (
        <LinkButton kind="primary" icon="receipt" href={walletStepPath(firmId, id, 'spend')}>
          {t('spend.open')}
        </LinkButton>
      )}
    </>
  )
}
