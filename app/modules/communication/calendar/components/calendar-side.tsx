import { SearchInput } from '#app/shell/list/search-input.tsx'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Button, Checkbox, classes, LinkButton, text } from '#app/ui/index.ts'
import type { Calendar, EventCategory } from '#contract/communication/calendar.ts'
import type { Board } from '../board/board.ts'
import type { Range } from '../board/board-range.ts'
import { calendarSettingsPath, newEventPath } from '../paths.ts'
import { EventList, eventsOn } from './agenda.tsx'
import * as styles from './calendar.css.ts'
import * as colors from './colors.css.ts'

type CalendarSideProps = {
  board: Board
  range: Range & { q: string }
  isByPerson: boolean
  calendars: readonly (Calendar & { isShown: boolean })[]
  /** What other modules show. */
  layers: readonly { id: string; name: string; isOn: boolean }[]
  categories: readonly EventCategory[]
}

/** The chosen day, search, whose calendars are shown, and what the colours mean. */
export function CalendarSide(props: CalendarSideProps) {
  const { board, range, isByPerson, calendars, layers, categories } = props
  const t = useT('calendar')
  const { firm, can } = useFirm()
  const format = useFormat()
  const { view, date, q } = range
  const events = eventsOn(board.events, date)
  return (
    <aside className={styles.side} aria-label={t('side.label')}>
      {view === 'month' && (
        <section className={styles.section}>
          <h2 className={styles.sectionTitle}>{format.date(date, 'day')}</h2>
          {events.length > 0 ? (
            <EventList board={board} events={events} date={date} />
          ) : (
            <p className={text.soft}>{t('side.nothing')}</p>
          )}
          {can('calendar:edit') && (
            <p className={styles.below}>
              <LinkButton size="s" icon="plus" href={newEventPath(firm.firmId, date)}>
                {t('side.add')}
              </LinkButton>
            </p>
          )}
        </section>
      )}
      <form className={styles.section} action={`/firms/${firm.firmId}/calendar`}>
        <input type="hidden" name="view" value={q ? view : 'agenda'} />
        <input type="hidden" name="date" value={date} />
        <div className={styles.search}>
          <SearchInput q={q} label={t('side.search')} />
          <Button>{t('side.find')}</Button>
        </div>
      </form>
      <form className={styles.section} action={`/firms/${firm.firmId}/calendar`}>
        <h2 className={styles.sectionTitle}>{t('side.shown')}</h2>
        <input type="hidden" name="view" value={view} />
        <input type="hidden" name="date" value={date} />
        {isByPerson && <input type="hidden" name="people" value="1" />}
        <div className={styles.calendars}>
          {calendars.map(({ id, name, color, isShown }) => (
            <span key={id} className={classes(styles.calendar, colors.shade[color])}>
              <Checkbox name="calendar" value={id} defaultChecked={isShown}>
                {name}
              </Checkbox>
              <span className={colors.dot} />
            </span>
          ))}
        </div>
        <p className={styles.below}>
          <Button size="s">{t('side.show')}</Button>
        </p>
      </form>
      <form method="post" className={styles.section}>
        <h2 className={styles.sectionTitle}>{t('side.layers')}</h2>
        <div className={styles.calendars}>
          {layers.map(({ id, name, isOn }) => (
            <Checkbox key={id} name="layer" value={id} defaultChecked={isOn}>
              {name}
            </Checkbox>
          ))}
        </div>
        <p className={styles.below}>
          <Button size="s">{t('side.saveLayers')}</Button>
        </p>
      </form>
      <section className={styles.section}>
        <h2 className={styles.sectionTitle}>{t('side.categories')}</h2>
        <ul className={styles.calendars}>
          {categories.map(({ id, name, color }) => (
            <li key={id} className={classes(styles.calendar, colors.shade[color])}>
              <span className={colors.dot} />
              {name}
            </li>
          ))}
        </ul>
        {can('calendar:edit') && (
          <p className={styles.below}>
            <a className={text.link} href={calendarSettingsPath(firm.firmId)}>
              {t('menu.settings')}
            </a>
          </p>
        )}
      </section>
    </aside>
  )
}
