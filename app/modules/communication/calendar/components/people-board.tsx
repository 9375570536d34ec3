import { useT } from '#app/shell/page-context.tsx'
import { classes, text } from '#app/ui/index.ts'
import type { Board } from '../board/board.ts'
import { isBar } from '../board/board-event.ts'
import { blocksOn } from '../board/lanes.ts'
import { maxPeople, type Person } from '../board/people.ts'
import { EventList, eventsOn } from './agenda.tsx'
import * as styles from './people-board.css.ts'
import * as grid from './time-grid.css.ts'
import { DayColumn, hoursOf } from './time-grid.tsx'

type PeopleBoardProps = { board: Board; people: readonly Person[] }

/** A day or a week with a column for each person, to see when all of them are free. */
export function PeopleBoard({ board, people }: PeopleBoardProps) {
  const t = useT('calendar')
  const shown = people.slice(0, maxPeople)
  return (
    <>
      {people.length > maxPeople && (
        <p className={text.soft}>{t('people.more', { count: maxPeople })}</p>
      )}
      {board.view === 'day' ? (
        <DayOfPeople board={board} people={shown} />
      ) : (
        <WeekOfPeople board={board} people={shown} />
      )}
    </>
  )
}

/** Days from top to bottom, with what each person has in a cell of their own. */
function WeekOfPeople({ board, people }: PeopleBoardProps) {
  const t = useT('calendar')
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
    <section className={styles.scroller} aria-label={t('people.label')} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('people.day')}</th>
            {people.map(({ key, name }) => (
              <th key={key} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {board.days.map((day) => (
            <tr key={day.date} className={classes(day.isWeekend && styles.weekend)}>
              <th scope="row">
                <a
                  href={day.href}
                  className={text.link}
                  aria-current={day.isToday ? 'date' : undefined}
                >
                  {day.weekday} {day.number}
                </a>
              </th>
              {people.map(({ key, events }) => {
                const own = eventsOn(events, day.date)
                return (
                  <td key={key}>
                    {own.length > 0 ? (
                      <EventList board={board} events={own} date={day.date} />
                    ) : (
                      <span className={text.soft}>{t('people.free')}</span>
                    )}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** The hours of one day, each person beside the other. */
function DayOfPeople({ board, people }: PeopleBoardProps) {
  const t = useT('calendar')
  const [day] = board.days
  if (!day) return null
  const rows = people.map(({ key, name, events }) => ({
    key,
    name,
    bars: eventsOn(events.filter(isBar), day.date),
    blocks: blocksOn(
      day.date,
      events.filter((event) => !isBar(event)),
    ),
  }))
  const shown = hoursOf(rows.flatMap(({ blocks }) => blocks))
  const columns = classes(grid.columns[String(people.length)])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
    <section className={styles.scroller} aria-label={t('people.label')} tabIndex={0}>
      <div className={classes(grid.grid, people.length > 1 && grid.manyDays)}>
        <div className={classes(columns, grid.head)}>
          <span />
          {rows.map(({ key, name }) => (
            <span key={key} className={styles.name}>
              {name}
            </span>
          ))}
        </div>
        {rows.some(({ bars }) => bars.length > 0) && (
          <div className={classes(columns, grid.allDay)}>
            <span className={grid.allDayLabel}>{board.texts.allDay}</span>
            {rows.map(({ key, bars }) => (
              <span key={key}>
                {bars.length > 0 && <EventList board={board} events={bars} date={day.date} />}
              </span>
            ))}
          </div>
        )}
        <div className={classes(columns, grid.body)}>
          <div className={grid.hourColumn} aria-hidden="true">
            {board.hours.slice(shown.from, shown.to).map((hour, at) => (
              <span key={hour} className={grid.hour}>
                {at > 0 && hour}
              </span>
            ))}
          </div>
          {rows.map(({ key, blocks }) => (
            <DayColumn key={key} board={board} day={day} shown={shown} blocks={blocks} />
          ))}
        </div>
      </div>
    </section>
  )
}
