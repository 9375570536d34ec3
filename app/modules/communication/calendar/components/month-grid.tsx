import type { DragEvent } from 'react'
import { fillText } from '#app/islands/texts.ts'
import { classes } from '#app/ui/classes.ts'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import { type Board, type BoardDay, timeText } from '../board/board.ts'
import { type BoardEvent, daysOf, isBar } from '../board/board-event.ts'
import { type Bar, barsIn } from '../board/lanes.ts'
import * as colors from './colors.css.ts'
import * as styles from './month-grid.css.ts'

/** What a script adds: events can be taken to another day. */
export type MonthDrag = {
  heldId: string | undefined
  targetDate: string | undefined
  onHold: (event: BoardEvent, drag: DragEvent) => void
  onOver: (date: string, drag: DragEvent) => void
  onDrop: (date: string, drag: DragEvent) => void
}

type MonthGridProps = { board: Board; drag?: MonthDrag | undefined }

const maxShown = 4

/** The weeks of a month, each day with what happens on it. */
export function MonthGrid({ board, drag }: MonthGridProps) {
  const { days, events } = board
  const weeks = Array.from({ length: days.length / 7 }, (_, at) => days.slice(at * 7, at * 7 + 7))
  return (
    <div className={styles.month}>
      <ol className={styles.weekdays} aria-hidden="true">
        {days.slice(0, 7).map(({ date, weekday }) => (
          <li key={date} className={styles.weekday}>
            {weekday}
          </li>
        ))}
      </ol>
      <ol className={styles.days}>
        {weeks.map((week) => {
          const bars = barsIn(
            week.map(({ date }) => date),
            events.filter(isBar),
          )
          return week.map((day, column) => (
            <MonthDay
              key={day.date}
              board={board}
              day={day}
              bars={bars}
              column={column}
              drag={drag}
            />
          ))
        })}
      </ol>
    </div>
  )
}

type MonthDayProps = MonthGridProps & { day: BoardDay; bars: readonly Bar[]; column: number }

function MonthDay({ board, day, bars, column, drag }: MonthDayProps) {
  const { events, texts } = board
  const onDay = bars.filter(({ from, to }) => from <= column && to >= column)
  const lanes = Math.max(0, ...onDay.map(({ lane }) => lane + 1))
  const others = events.filter((event) => !isBar(event) && daysOf(event).first === day.date)
  const count = onDay.length + others.length
  const roomForBars = Math.min(lanes, maxShown)
  const shown = others.slice(0, Math.max(0, maxShown - roomForBars))
  const left = count - shown.length - onDay.filter(({ lane }) => lane < roomForBars).length
  return (
    <li
      className={classes(
        styles.day,
        day.isWeekend && styles.weekend,
        day.isChosen && styles.chosen,
        drag?.targetDate === day.date && styles.target,
      )}
      data-start={board.newPath && day.date}
      onDragOver={drag && ((event) => drag.onOver(day.date, event))}
      onDrop={drag && ((event) => drag.onDrop(day.date, event))}
    >
      <a
        href={day.href}
        className={classes(
          styles.number,
          day.isOutside && styles.outside,
          day.isToday && styles.today,
        )}
        aria-current={day.isToday ? 'date' : undefined}
        aria-label={day.name}
      >
        <span>
          {day.number}
          {day.month && ` ${day.month}`}
        </span>
        <span className={styles.dots} aria-hidden="true">
          {'•'.repeat(Math.min(count, 3))}
        </span>
      </a>
      {count > 0 && (
        <div className={styles.list}>
          {Array.from({ length: roomForBars }, (_, lane) => {
            const bar = onDay.find((one) => one.lane === lane)
            return bar ? (
              <BarPart key={bar.event.id} board={board} bar={bar} column={column} drag={drag} />
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: an empty lane is its place
              <span key={lane} className={styles.event} aria-hidden="true" />
            )
          })}
          {shown.map((event) => (
            <Timed key={event.id} board={board} event={event} drag={drag} />
          ))}
          {left > 0 && (
            <a className={styles.more} href={`${day.href.replace('view=month', 'view=day')}`}>
              {fillText(texts.more, { count: left })}
            </a>
          )}
        </div>
      )}
    </li>
  )
}

type BarPartProps = MonthGridProps & { bar: Bar; column: number }

/** The part of a bar that is on one day; its title stands on the first of each row. */
function BarPart({ board, bar, column, drag }: BarPartProps) {
  const { event, from, to, isCut } = bar
  const begins = column === from
  return (
    <a
      href={event.href ?? `${board.eventsPath}${event.id}`}
      className={classes(
        styles.event,
        styles.bar,
        colors.shade[event.color],
        begins && !isCut && styles.barEdge.start,
        column === to && styles.barEdge.end,
        drag?.heldId === event.id && styles.held,
      )}
      tabIndex={begins ? undefined : -1}
      draggable={drag && event.canEdit ? true : undefined}
      onDragStart={drag && ((start) => drag.onHold(event, start))}
    >
      {begins ? (
        <>
          <span className={colors.dot} />
          <span className={styles.title}>{event.title}</span>
        </>
      ) : (
        <VisuallyHidden>{event.title}</VisuallyHidden>
      )}
    </a>
  )
}

function Timed({ board, event, drag }: MonthGridProps & { event: BoardEvent }) {
  return (
    <a
      href={event.href ?? `${board.eventsPath}${event.id}`}
      className={classes(
        styles.event,
        colors.shade[event.color],
        drag?.heldId === event.id && styles.held,
      )}
      draggable={drag && event.canEdit ? true : undefined}
      onDragStart={drag && ((start) => drag.onHold(event, start))}
    >
      <span className={colors.dot} />
      <time className={styles.time}>{timeText(event.start, board.locale)}</time>
      <span className={styles.title}>{event.title}</span>
    </a>
  )
}
