import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { FactList, text } from '#app/ui/index.ts'
import type { CashMove, TillSession } from '#contract/tills/tills.ts'
import { sessionPath } from '../paths.ts'

/** When the cash of a session went to the bank with the deposit of a later one. */
export function Banked({ session: { banked, currency } }: { session: TillSession }) {
  const { money, date } = useFormat()
  const { firm } = useFirm()
  return (
    <FactList
      facts={banked.map(({ sessionId, date: on, amount }) => ({
        term: date(on, 'medium'),
        value: <a href={sessionPath(firm.firmId, sessionId)}>{money(amount, currency)}</a>,
      }))}
    />
  )
}

type OfSessionsProps = { shares: CashMove['forSessions']; currency: string }

/** The sessions whose cash a deposit is, with what of it is each one's. */
export function OfSessions({ shares, currency }: OfSessionsProps) {
  const t = useT('tills')
  const { money } = useFormat()
  const { firm } = useFirm()
  return shares.map(({ sessionId, number, amount }) => (
    <div key={sessionId} className={text.soft}>
      <a href={sessionPath(firm.firmId, sessionId)}>
        {t('move.ofSession', { number, amount: money(amount, currency) })}
      </a>
    </div>
  ))
}
