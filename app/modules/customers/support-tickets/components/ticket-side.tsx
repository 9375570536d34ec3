import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import { languageNames } from '#app/shell/i18n/languages.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Button, FactList, Field, Row, Select, Stack, Status, text } from '#app/ui/index.ts'
import { needsOf } from '#contract/core/endpoint.ts'
import {
  type SupportTicket,
  type SupportTicketChoices,
  supportTicketsContract,
  type TicketClock,
} from '#contract/customers/support-tickets.ts'
import { ticketPath } from '../paths.ts'
import * as styles from './ticket.css.ts'

const discs = {
  running: 'sent',
  paused: 'viewed',
  late: 'overdue',
  met: 'paid',
  missed: 'overdue',
} as const

type TicketSideProps = { ticket: SupportTicket; choices: SupportTicketChoices }

/** Whose a ticket is, what is promised, and who asked. */
export function TicketSide({ ticket, choices }: TicketSideProps) {
  const t = useT('support-tickets')
  const { firm, can } = useFirm()
  const { dateTime } = useFormat()
  const { contactName, contactEmail, customer, customerId, linked, rating, ratingNote } = ticket
  const facts = [
    { term: t('field.contactName'), value: contactName },
    ...(contactEmail
      ? [
          {
            term: t('field.contactEmail'),
            value: (
              <a className={text.link} href={`mailto:${contactEmail}`}>
                {contactEmail}
              </a>
            ),
          },
        ]
      : []),
    ...(customerId
      ? [
          {
            term: t('field.customer'),
            value: can('party:view') ? (
              <a className={text.link} href={`/firms/${firm.firmId}/customers/${customerId}`}>
                {customer}
              </a>
            ) : (
              customer
            ),
          },
        ]
      : []),
    { term: t('field.language'), value: languageNames[ticket.language] },
    { term: t('field.priority'), value: t(`priority.${ticket.priority}`) },
    { term: t('list.channel'), value: t(`channel.${ticket.channel}`) },
    { term: t('list.created'), value: dateTime(ticket.createdAt) },
    ...(linked
      ? [
          {
            term: t('side.linked'),
            value: (
              <a className={text.link} href={ticketPath(firm.firmId, linked.id)}>
                {linked.number}
              </a>
            ),
          },
        ]
      : []),
    ...(rating
      ? [
          {
            term: t('list.rating'),
            value: [t(`rating.${rating}`), ratingNote].filter(Boolean).join(': '),
          },
        ]
      : []),
  ]
  return (
    <>
      <Owner ticket={ticket} choices={choices} />
      {(ticket.firstAnswer || ticket.solve) && (
        <section>
          <h2 className={styles.sideTitle}>{t('side.promised')}</h2>
          <Stack>
            {ticket.firstAnswer && (
              <Clock name={t('side.firstAnswer')} clock={ticket.firstAnswer} />
            )}
            {ticket.solve && <Clock name={t('side.solve')} clock={ticket.solve} />}
          </Stack>
        </section>
      )}
      <section>
        <h2 className={styles.sideTitle}>{t('side.about')}</h2>
        <FactList facts={facts} />
        {ticket.path && (
          <p>
            <a className={text.link} href={ticket.path} target="_blank" rel="noreferrer">
              {t('side.publicPage')}
            </a>
          </p>
        )}
      </section>
    </>
  )
}

function Owner({ ticket: { ownerId, ownerName }, choices: { members } }: TicketSideProps) {
  const t = useT('support-tickets')
  const { can } = useFirm()
  if (!can(needsOf(supportTicketsContract.assign))) {
    return (
      <section>
        <h2 className={styles.sideTitle}>{t('list.owner')}</h2>
        <p>{ownerName || t('side.nobody')}</p>
      </section>
    )
  }
  const isKnown = ownerId === null || members.some(({ id }) => id === ownerId)
  const options = [
    { value: '', label: t('side.nobody') },
    ...(isKnown ? [] : [{ value: ownerId, label: ownerName }]),
    ...members.map(({ id, name }) => ({ value: id, label: name })),
  ]
  return (
    <form method="post">
      <IdempotencyField />
      <Field id="userId" label={t('list.owner')}>
        {(wiring) => (
          <Row>
            <Select {...wiring} name="userId" defaultValue={ownerId ?? ''} options={options} />
            <Button name="intent" value="assign">
              {t('detail.assign')}
            </Button>
          </Row>
        )}
      </Field>
    </form>
  )
}

function Clock({ name, clock }: { name: string; clock: TicketClock }) {
  const t = useT('support-tickets')
  const { dateTime } = useFormat()
  const { state, dueAt, usedMinutes, targetMinutes } = clock
  const time = (minutes: number) =>
    t('side.time', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })
  return (
    <div>
      <p>
        {name} <Status kind={discs[state]}>{t(`clock.${state}`)}</Status>
      </p>
      <p className={text.soft}>
        {t('side.used', { used: time(usedMinutes), target: time(targetMinutes) })}
        {dueAt && state === 'running' && ` · ${t('side.until', { when: dateTime(dueAt) })}`}
      </p>
    </div>
  )
}
