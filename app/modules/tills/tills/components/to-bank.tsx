import { useFormField, useFormList } from '#app/shell/form/form-fields.tsx'
import { useFormat, useT } from '#app/shell/page-context.tsx'
import { Checkbox, text } from '#app/ui/index.ts'
import type { TillSession } from '#contract/tills/tills.ts'

type ToBankProps = { sessions: TillSession['toBank']; currency: string }

/** The closed sessions whose cash may be what goes to the bank, to be ticked. */
export function ToBank({ sessions, currency }: ToBankProps) {
  const t = useT('tills')
  const { money, date } = useFormat()
  const { label, error } = useFormField('forSessions')
  const chosen = useFormList('forSessions')
  return (
    <details id="forSessions" open={chosen.length > 0 || error !== undefined || undefined}>
      <summary>{label}</summary>
      {sessions.map((session) => (
        <p key={session.id}>
          <Checkbox
            name="forSessions"
            value={session.id}
            defaultChecked={chosen.includes(session.id)}
          >
            {`${session.number} · ${date(session.date, 'medium')} · ${money(session.amount, currency)}`}
          </Checkbox>
        </p>
      ))}
      <p className={error ? text.bad : text.soft}>{error ?? t('move.forSessionsHint')}</p>
    </details>
  )
}
