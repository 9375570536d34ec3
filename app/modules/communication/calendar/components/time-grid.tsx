import type { DragEvent, PointerEvent } from 'react'
import { fillText } from '#app/islands/texts.ts'
import { classes } from '#app/ui/classes.ts'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import { type Board, type BoardDay, timeText } from '../board/board.ts'
import { type BoardEvent, isBar } from '../board/board-event.ts'
import { type Block, barsIn, blocksOn } from '../board/lanes.ts'
import * as colors from './colors.css.ts'
import * as styles from './time-grid.css.ts'

/** What a script adds: events are taken to another time, or made longer by their lower edge. */
export type TimeDrag = {
  heldId: string | undefined
  /** The start that is dragged over. */
  target: string | undefined
  onHold: (event: BoardEvent, drag: DragEvent) => void
  onOver: (start: string, drag: DragEvent) => void
  onDrop: (start: string, drag: DragEvent) => void
  onEdge: (event: BoardEvent, press: PointerEvent) => void
}

type TimeGridProps = { board: Board; drag?: TimeDrag | undefined }

const usualHours = { from: 7, to: 20 }
const quarterMinutes = 15
const maxBars = 12
const maxLanes = 6

/** Days beside each other, with their hours from top to bottom. */
export function TimeGrid({ board, drag }: TimeGridProps) {
  const { days, events, hours, texts } = board
  const timed = events.filter((event) => !isBar(event))
  const blocks = new Map(days.map(({ date }) => [date, blocksOn(date, timed)]))
  const shown = hoursOf([...blocks.values()].flat())
  const columns = classes(styles.columns[String(days.length)])
  return (
    <section className={styles.scroller} aria-label={texts.hours}>
      <div className={classes(styles.grid, days.length > 1 && styles.manyDays)}>
        <div className={classes(columns, styles.head)}>
          <span />
          {days.map((day) => (
            <a
              key={day.date}
              href={day.href}
              className={styles.dayHead}
              // Begins with the words that are seen, by which it is spoken to.
              aria-label={`${day.weekday} ${day.number}, ${day.name}`}
              aria-current={day.isToday ? 'date' : undefined}
            >
              {day.weekday}
              <span className={classes(styles.dayNumber, day.isToday && styles.today)}>
                {day.number}
              </span>
            </a>
          ))}
        </div>
        <AllDayRow board={board} columns={columns} />
        <div className={classes(columns, styles.body)}>
          <div className={styles.hourColumn} aria-hidden="true">
            {hours.slice(shown.from, shown.to).map((hour, at) => (
              <span key={hour} className={styles.hour}>
                {at > 0 && hour}
              </span>
            ))}
          </div>
          {days.map((day) => (
            <DayColumn
              key={day.date}
              board={board}
              day={day}
              drag={drag}
              shown={shown}
              blocks={blocks.get(day.date) ?? []}
            />
          ))}
        </div>
      </div>
    </section>
  )
}

/** The working day, and as much before and after as something happens in. */
export function hoursOf(blocks: readonly Block[]) {
  return {
    from: Math.min(usualHours.from, ...blocks.map(({ from }) => Math.floor(from / 60))),
    to: Math.max(usualHours.to, ...blocks.map(({ to }) => Math.ceil(to / 60))),
  }
}

function AllDayRow({ board, columns }: { board: Board; columns: string | undefined }) {
  const { days, events, texts } = board
  const bars = barsIn(
    days.map(({ date }) => date),
    events.filter(isBar),
  )
  if (bars.length === 0) return null
  return (
    <div className={classes(columns, styles.allDay)}>
      <span className={styles.allDayLabel}>{texts.allDay}</span>
      {bars.map(({ event, from, to, lane }) => (
        <a
          key={event.id}
          href={event.href ?? `${board.eventsPath}${event.id}`}
          className={classes(
            styles.bar,
            colors.shade[event.color],
            styles.barFrom[String(from + 1)],
            styles.barSpan[String(to - from + 1)],
            styles.barRow[String(Math.min(lane + 1, maxBars))],
          )}
        >
          <span className={colors.dot} />
          {event.title}
        </a>
      ))}
    </div>
  )
}

type DayColumnProps = TimeGridProps & {
  day: BoardDay
  shown: { from: number; to: number }
  blocks: readonly Block[]
}

/** The hours of a day with what stands in them. */
export function DayColumn({ board, day, blocks, shown, drag }: DayColumnProps) {
  const { newPath, texts, hours } = board
  const slots = Array.from({ length: shown.to - shown.from }, (_, at) => shown.from + at)
  return (
    <div className={classes(styles.day, day.isWeekend && styles.weekend)}>
      {slots.map((hour, at) => {
        const start = `${day.date}T${String(hour).padStart(2, '0')}:00`
        const look = classes(
          styles.slot,
          styles.rowStart[String(at * 4 + 1)],
          drag?.target?.startsWith(start.slice(0, 13)) && styles.target,
        )
        const hears = drag && {
          onDragOver: (event: DragEvent) => drag.onOver(start, event),
          onDrop: (event: DragEvent) => drag.onDrop(start, event),
        }
        if (!newPath) return <span key={hour} className={look} />
        const time = `${day.name}, ${hours[hour]}`
        return (
          <a
            key={hour}
            href={`${newPath}${start}`}
            className={look}
            tabIndex={-1}
            data-start={start}
            {...hears}
          >
            <VisuallyHidden>{fillText(texts.newAt, { time })}</VisuallyHidden>
          </a>
        )
      })}
      {blocks.map((block) => (
        <EventBlock
          key={block.event.id}
          board={board}
          block={block}
          drag={drag}
          from={shown.from}
        />
      ))}
    </div>
  )
}

type EventBlockProps = TimeGridProps & { block: Block; from: number }

function EventBlock({ board, block, from, drag }: EventBlockProps) {
  const { event, lane, lanes } = block
  const first = Math.floor((block.from - from * 60) / quarterMinutes) + 1
  const span = Math.max(2, Math.ceil((block.to - block.from) / quarterMinutes))
  const count = Math.min(lanes, maxLanes)
  const times = [event.start, event.end].map((local) => timeText(local, board.locale))
  return (
    <a
      href={event.href ?? `${board.eventsPath}${event.id}`}
      className={classes(
        styles.block,
        colors.shade[event.color],
        styles.rowStart[String(first)],
        styles.rowSpan[String(span)],
        styles.lane[`${count}-${Math.min(lane, count - 1)}`],
        drag?.heldId === event.id && styles.held,
      )}
      draggable={drag && event.canEdit ? true : undefined}
      onDragStart={drag && ((start) => drag.onHold(event, start))}
    >
      <span className={styles.blockTitle}>{event.title}</span>
      {span > 2 && <span className={styles.blockTime}>{times.join(' – ')}</span>}
      {drag && event.canEdit && (
        <span className={styles.edge} onPointerDown={(press) => drag.onEdge(event, press)} />
      )}
    </a>
  )
}
