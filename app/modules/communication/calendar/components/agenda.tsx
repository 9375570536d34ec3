import { classes } from '#app/ui/classes.ts'
import { Empty } from '#app/ui/empty.tsx'
import { type Board, timeText } from '../board/board.ts'
import { type BoardEvent, daysOf } from '../board/board-event.ts'
import * as styles from './agenda.css.ts'
import * as colors from './colors.css.ts'

/** What happens, day by day; days without anything are left out. */
export function Agenda({ board }: { board: Board }) {
  const days = board.days
    .map((day) => ({ day, events: eventsOn(board.events, day.date) }))
    .filter(({ events }) => events.length > 0)
  if (days.length === 0) return <Empty title={board.texts.none}>{null}</Empty>
  return (
    <>
      {days.map(({ day, events }) => (
        <section key={day.date} className={styles.day}>
          <h2 className={styles.title}>{day.name}</h2>
          <EventList board={board} events={events} date={day.date} />
        </section>
      ))}
    </>
  )
}

/** The events that touch a day, those without a time first. */
export function eventsOn(events: readonly BoardEvent[], date: string): BoardEvent[] {
  return events.filter((event) => {
    const { first, last } = daysOf(event)
    return first <= date && last >= date
  })
}

type EventListProps = { board: Board; events: readonly BoardEvent[]; date: string }

/** Events of a day with their times. */
export function EventList({ board, events, date }: EventListProps) {
  return (
    <ol className={styles.list}>
      {events.map((event) => (
        <li key={event.id} className={classes(styles.entry, colors.shade[event.color])}>
          <span className={styles.time}>{whenText(board, event, date)}</span>
          <a className={styles.name} href={event.href ?? `${board.eventsPath}${event.id}`}>
            {event.title}
            {event.place && <span className={styles.detail}>{event.place}</span>}
          </a>
        </li>
      ))}
    </ol>
  )
}

/** "09:00"; of what began the day before, when it ends: "– 09:00". */
function whenText({ texts, locale }: Board, event: BoardEvent, date: string): string {
  if (event.allDay) return texts.allDay
  const { first, last } = daysOf(event)
  if (first === date) return timeText(event.start, locale)
  return last === date ? `– ${timeText(event.end, locale)}` : texts.allDay
}
