import { useT } from '#app/shell/page-context.tsx'
import { Status } from '#app/ui/index.ts'
import type { OwnPayout } from '#contract/person/own-wallet.ts'
import { payoutDiscs } from '../payout-discs.ts'

/** Where a payout stands, and how many have approved it where it takes two. */
export function PayoutStatus({ payout }: { payout: OwnPayout }) {
  const t = useT('own-wallet')
  const { state, approvals, approvalsNeeded } = payout
  const isCounted = state === 'requested' && approvalsNeeded > 1
  return (
    <Status kind={payoutDiscs[state]}>
      {t(`payout.is.${state}`)}
      {isCounted && ` ${approvals}/${approvalsNeeded}`}
    </Status>
  )
}
