import { formatHours } from '#app/modules/projects/projects/index.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Band, Button, Field, LinkButton, Row, Spacer, Status, TextInput } from '#app/ui/index.ts'
import type { TimeWeek } from '#contract/projects/time-entries.ts'
import { weekPath, weekStepPath } from '../paths.ts'

const discs = { open: 'draft', submitted: 'sent', approved: 'paid', returned: 'overdue' } as const

type WeekHeadProps = { week: TimeWeek; previous: string; next: string; isOwn: boolean }

/** Which week it is, where it stands, and what can be done with it. */
export function WeekHead({ week, previous, next, isOwn }: WeekHeadProps) {
  const t = useT('time')
  const format = useFormat()
  const { firm } = useFirm()
  const { days, state, reason, decidedBy, seconds, billableSeconds, personId } = week
  const person = isOwn ? '' : personId
  const [first = '', last = ''] = [days[0], days.at(-1)]
  return (
    <>
      <Row>
        <LinkButton
          size="s"
          kind="ghost"
          icon="chevron-left"
          iconOnly
          href={weekPath(firm.firmId, previous, person)}
        >
          {t('week.previous')}
        </LinkButton>
        <b>{format.dateRange(first, last)}</b>
        <LinkButton
          size="s"
          kind="ghost"
          icon="chevron-right"
          iconOnly
          href={weekPath(firm.firmId, next, person)}
        >
          {t('week.next')}
        </LinkButton>
        <Status kind={discs[state]}>{t(`week.state.${state}`)}</Status>
        <Spacer />
        <span>
          {t('week.sum', {
            hours: formatHours(seconds),
            billable: formatHours(billableSeconds),
          })}
        </span>
      </Row>
      {state === 'returned' && reason !== '' && (
        <Band tone="warn" title={t('week.returnedBy', { name: decidedBy })}>
          {reason}
        </Band>
      )}
      <WeekSteps week={week} person={person} />
    </>
  )
}

function WeekSteps({ week, person }: { week: TimeWeek; person: string }) {
  const t = useT('time')
  const { firm } = useFirm()
  const { actions, weekDate } = week
  if (actions.length === 0) return null
  const needsReason = actions.includes('return') || actions.includes('reopen')
  return (
    <form method="post" action={weekStepPath(firm.firmId)}>
      <input type="hidden" name="date" value={weekDate} />
      <input type="hidden" name="personId" value={person} />
      <Row>
        {needsReason && (
          <Field id="week-reason" label={t('week.reason')}>
            {(wiring) => <TextInput {...wiring} name="reason" maxLength={500} />}
          </Field>
        )}
        {actions.map((action) => (
          <Button
            key={action}
            name="intent"
            value={action}
            kind={action === 'submit' || action === 'approve' ? 'primary' : 'default'}
          >
            {t(`week.action.${action}`)}
          </Button>
        ))}
      </Row>
    </form>
  )
}
