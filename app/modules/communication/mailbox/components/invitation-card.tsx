import { eventPath } from '#app/modules/communication/calendar/index.ts'
import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Button, Field, LinkButton, Tag, TextInput, text } from '#app/ui/index.ts'
import { invitationAnswers, type MailInvitation } from '#contract/communication/mail-invitations.ts'
import * as styles from './read.css.ts'

/** What a mail invites to, and the ways to answer; or the end of such an event. */
export function InvitationCard({ invitation }: { invitation: MailInvitation }) {
  const t = useT('mailbox')
  const { firm } = useFirm()
  const { mailId, state, answer, eventId, organizer, isFromOrganizer, event } = invitation
  const titleId = `invitation-${mailId}`
  return (
    <section className={styles.invitation} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.invitationTitle}>
        {event.title}
      </h2>
      <p>
        <When event={event} />
      </p>
      {event.place && <p>{event.place}</p>}
      <p className={text.secondLine}>
        {t('invitation.by', { name: organizer.name || organizer.email })}
        {organizer.name && ` · ${organizer.email}`}
      </p>
      {!isFromOrganizer && (
        <p>
          <Tag tone="bad">{t('invitation.notFromOrganizer')}</Tag>
        </p>
      )}
      <p className={styles.tools}>
        {answer && <Tag tone={tones[answer]}>{t(`invitation.answered.${answer}`)}</Tag>}
        {state !== 'answered' && <span>{t(`invitation.state.${state}`)}</span>}
        {eventId && (
          <LinkButton size="s" icon="calendar" href={eventPath(firm.firmId, eventId)}>
            {t('invitation.open')}
          </LinkButton>
        )}
      </p>
      <AnswerForm invitation={invitation} />
    </section>
  )
}

const tones = { accepted: 'ok', tentative: 'plain', declined: 'bad' } as const

function When({ event }: Pick<MailInvitation, 'event'>) {
  const t = useT('mailbox')
  const format = useFormat()
  const { allDay, start, end, startsAt, endsAt, repeats } = event
  const endsLater = format.dateOfInstant(endsAt) !== format.dateOfInstant(startsAt)
  return (
    <>
      {allDay
        ? format.dateRange(start, end)
        : `${format.dateTime(startsAt)} – ${endsLater ? format.dateTime(endsAt) : format.time(endsAt)}`}
      {repeats && ` · ${t('invitation.repeats')}`}
    </>
  )
}

function AnswerForm({ invitation }: { invitation: MailInvitation }) {
  const t = useT('mailbox')
  const { can } = useFirm()
  const { mailId, state, answer: given, invitedAs } = invitation
  if (!can('calendar:edit') || !can('mail:edit')) return null
  if (state === 'cancels') {
    return (
      <form method="post">
        <IdempotencyField />
        <input type="hidden" name="mailId" value={mailId} />
        <Button icon="trash-2" name="intent" value="acceptEnd">
          {t('invitation.acceptEnd')}
        </Button>
      </form>
    )
  }
  if (state === 'outdated' || state === 'unknown') return null
  if (invitedAs === null) return <p className={text.faint}>{t('invitation.notInvited')}</p>
  return (
    <form method="post" className={styles.oneField}>
      <IdempotencyField />
      <input type="hidden" name="mailId" value={mailId} />
      <Field id={`comment-${mailId}`} label={t('invitation.comment')}>
        {(wiring) => <TextInput {...wiring} name="comment" maxLength={500} />}
      </Field>
      {invitationAnswers.map((answer) => (
        <Button
          key={answer}
          kind={answer === 'accepted' && given === null ? 'primary' : undefined}
          name="intent"
          value={`answer:${answer}`}
        >
          {t(`invitation.answer.${answer}`)}
        </Button>
      ))}
    </form>
  )
}
