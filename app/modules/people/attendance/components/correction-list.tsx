import { DecideButtons } from '#app/shell/form/decide-buttons.tsx'
import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import { useFormat, useT } from '#app/shell/page-context.tsx'
import { Button, FactList, Field, Row, Tag, TextInput } from '#app/ui/index.ts'
import type { Correction } from '#contract/people/attendance.ts'

/** Requests to correct punches, with what may be done about each. */
export function CorrectionList({ corrections }: { corrections: readonly Correction[] }) {
  const t = useT('attendance')
  const { date } = useFormat()
  return (
    <FactList
      facts={corrections.map((one) => ({
        term: (
          <>
            {one.actions.includes('decide') && `${one.employeeName}, `}
            {date(one.date)} <Tag>{t(`state.${one.state}`)}</Tag>
          </>
        ),
        value: (
          <>
            {one.changes.map(({ kind, punchKind, from, to }) => (
              <div key={`${kind} ${from} ${to}`}>
                {t(`change.${kind}`, { punch: t(`punch.${punchKind}`), from, to })}
              </div>
            ))}
            <div>{[one.reason, one.decidedBy, one.decisionReason].filter(Boolean).join(' – ')}</div>
            {one.actions.length > 0 && <Steps correction={one} />}
          </>
        ),
      }))}
    />
  )
}

function Steps({ correction }: { correction: Correction }) {
  const t = useT('attendance')
  const { id, version, actions } = correction
  return (
    <form method="post">
      <IdempotencyField />
      <input type="hidden" name="correctionId" value={id} />
      <input type="hidden" name="version" value={version} />
      {actions.includes('decide') && (
        <Row>
          <Field id={`reason-${id}`} label={t('field.rejectReason')}>
            {(wiring) => <TextInput {...wiring} name="reason" maxLength={400} />}
          </Field>
          <DecideButtons approve={t('step.approve')} reject={t('step.reject')} />
        </Row>
      )}
      {actions.includes('withdraw') && (
        <Button size="s" icon="undo-2" name="intent" value="withdraw">
          {t('step.withdraw')}
        </Button>
      )}
    </form>
  )
}
