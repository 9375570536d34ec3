import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { RulesCell, text } from '#app/ui/index.ts'
import type { LateTickets, TillSession } from '#contract/tills/tills.ts'
import { sessionPath } from '../paths.ts'

/** Tickets that devices sent after the session of their time had ended: where they are, and their cash. */
export function LateTicketsCell({ session: { late, currency } }: { session: TillSession }) {
  const t = useT('tills')
  if (late.here.length === 0 && late.elsewhere.length === 0) return null
  return (
    <RulesCell title={t('late.title')}>
      {late.here.length > 0 && <p className={text.soft}>{t('late.hereWords')}</p>}
      <LateList rows={late.here} currency={currency} />
      {late.elsewhere.length > 0 && <p className={text.soft}>{t('late.elsewhereWords')}</p>}
      <LateList rows={late.elsewhere} currency={currency} />
    </RulesCell>
  )
}

function LateList({ rows, currency }: { rows: readonly LateTickets[]; currency: string }) {
  const t = useT('tills')
  const { money } = useFormat()
  const { firm } = useFirm()
  if (rows.length === 0) return null
  return (
    <ul>
      {rows.map(({ sessionId, number, tickets, cash }) => (
        <li key={sessionId ?? ''}>
          {sessionId ? (
            <a href={sessionPath(firm.firmId, sessionId)}>{number || t('late.open')}</a>
          ) : (
            t('late.closed')
          )}
          {': '}
          {t('late.tickets', { count: tickets, cash: money(cash, currency) })}
        </li>
      ))}
    </ul>
  )
}
