import type { FormEvent } from 'react'
import { useState } from 'react'
import { countText } from '#app/islands/texts.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/fields/field.tsx'
import { TextInput } from '#app/ui/fields/text-input.tsx'
import { Tag } from '#app/ui/tag.tsx'
import * as text from '#app/ui/text.css.ts'
import { cancelTicket } from './calls.ts'
import * as styles from './offline.css.ts'
import { formatOf, type OfflinePlace } from './place.ts'
import * as sale from './sale-look.css.ts'
import { dropTicket } from './store.ts'
import type { OfflineState, OfflineTicket } from './types.ts'
import type { Till } from './use-till.ts'

const tones = {
  waiting: 'warn',
  sending: 'plain',
  posted: 'ok',
  refused: 'bad',
} as const satisfies Record<OfflineState, string>

/** The tickets of this device, newest first, each with how far it has come. */
export function OfflineTickets({ place, till }: { place: OfflinePlace; till: Till }) {
  const { texts, currency } = place
  const tickets = till.tickets ?? []
  const format = formatOf(place)
  const { waiting = 0 } = till
  return (
    <section aria-label={texts['offline.tickets']} className={styles.tickets}>
      <h2 className={sale.title}>{texts['offline.tickets']}</h2>
      <p className={text.soft} role="status">
        {wordsOf(place, till)}
      </p>
      {waiting > 0 && (
        <div>
          <Button type="button" icon="send" onClick={() => till.send({ isAgain: true })}>
            {texts['offline.send']}
          </Button>
        </div>
      )}
      <ol className={styles.list}>
        {[...tickets].reverse().map((ticket) => (
          <li key={ticket.id} className={styles.ticket} data-state={ticket.state}>
            <div className={styles.ticketHead}>
              <strong>{ticket.number}</strong>
              <span>{format.dateTime(ticket.soldAt)}</span>
              <span>{format.money(ticket.total, currency)}</span>
              <Tag tone={tones[ticket.state]}>{texts[`offline.state.${ticket.state}`]}</Tag>
            </div>
            {ticket.state === 'refused' && <Refused place={place} till={till} ticket={ticket} />}
          </li>
        ))}
      </ol>
    </section>
  )
}

/** How many wait, as far as it is known; sealed ones are counted before they can be read. */
function wordsOf({ texts, counts, language }: OfflinePlace, till: Till): string {
  const { waiting, tickets, step } = till
  if (waiting === undefined) return texts['offline.reading']
  if (waiting === 0) return texts['offline.none']
  const count = countText(counts.waiting, waiting, language)
  const isReading = tickets === undefined && step === 'preparing'
  return isReading ? `${count} ${texts['offline.reading']}` : count
}

type RefusedProps = { place: OfflinePlace; till: Till; ticket: OfflineTicket }

/** Why the firm did not take a ticket, and what is to be done. */
function Refused({ place, till, ticket }: RefusedProps) {
  const { texts, paths, mayCancel } = place
  const [problem, setProblem] = useState('')
  const { reasonKey } = ticket
  const isKnown = reasonKey === 'tillClosed' || reasonKey === 'needsPriceRight'

  async function onCancel(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const reason = String(new FormData(event.currentTarget).get('reason') ?? '')
    const answer = await cancelTicket(paths.queue, ticket, reason)
    if ('failure' in answer) return setProblem(texts['offline.noConnection'])
    if (!answer.isDone) return setProblem(answer.reason)
    await dropTicket(ticket)
    till.refresh()
    till.send()
  }

  return (
    <>
      <p>{ticket.reason}</p>
      <p className={text.soft}>{texts[`offline.advice.${isKnown ? reasonKey : 'other'}`]}</p>
      <div className={styles.buttons}>
        <Button type="button" size="s" icon="repeat" onClick={() => till.send({ isAgain: true })}>
          {texts['offline.again']}
        </Button>
      </div>
      {mayCancel && (
        <details>
          <summary>{texts['offline.cancel']}</summary>
          <p className={text.soft}>{texts['offline.cancelWords']}</p>
          <form className={sale.options} onSubmit={onCancel} noValidate>
            <div className={styles.wide}>
              <Field
                id={`cancel-${ticket.id}`}
                label={texts['offline.cancelReason']}
                error={problem || undefined}
              >
                {(wiring) => <TextInput {...wiring} name="reason" maxLength={200} />}
              </Field>
            </div>
            <Button kind="danger" className={sale.bottom}>
              {texts['offline.cancel']}
            </Button>
          </form>
        </details>
      )}
    </>
  )
}
