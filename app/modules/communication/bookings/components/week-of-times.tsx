import type { ReactNode } from 'react'
import * as sheet from '#app/shell/documents/public/sheet.css.ts'
import { useFormat, useT } from '#app/shell/page-context.tsx'
import { Button, LinkButton, Row, text } from '#app/ui/index.ts'
import type { FreeTimes } from '#contract/communication/public-bookings.ts'
import * as styles from './bookings.css.ts'

type WeekOfTimesProps = {
  week: FreeTimes
  /** The page with the week that begins on a day. */
  pathOf: (from: string) => string
  /** What a time does: leads on, or is posted. */
  timeOf: (start: string) => { href: string } | { startsAt: string }
  zone?: ReactNode
}

/** The free times of a week, a day below the other, with the ways to the weeks beside it. */
export function WeekOfTimes({ week, pathOf, timeOf, zone }: WeekOfTimesProps) {
  const t = useT('bookings')
  const { date, dateRange } = useFormat()
  const { days, previous, next, nextFree } = week
  const [first, last] = [days[0]?.date ?? week.from, days.at(-1)?.date ?? week.from]
  const open = days.filter(({ starts }) => starts.length > 0)
  return (
    <section className={sheet.panel} aria-labelledby="times-title">
      <div className={styles.head}>
        <h2 id="times-title" className={sheet.panelTitle}>
          {dateRange(first, last)}
        </h2>
        <Row isOneLine>
          {previous && (
            <LinkButton icon="chevron-left" href={pathOf(previous)} iconOnly>
              {t('public.earlier')}
            </LinkButton>
          )}
          {next && (
            <LinkButton icon="chevron-right" href={pathOf(next)} iconOnly>
              {t('public.later')}
            </LinkButton>
          )}
        </Row>
      </div>
      {zone}
      {open.length === 0 && (
        <p>
          {t('public.noneThisWeek')}{' '}
          {nextFree ? (
            <a className={text.link} href={pathOf(nextFree)}>
              {t('public.nextFree', { date: date(nextFree, 'day') })}
            </a>
          ) : (
            t('public.noneLater')
          )}
        </p>
      )}
      <ul className={styles.days}>
        {open.map(({ date: day, starts }) => (
          <li key={day}>
            <h3 className={styles.dayTitle}>{date(day, 'day')}</h3>
            <ul className={styles.times}>
              {starts.map((start) => (
                <li key={start}>
                  <Time day={date(day, 'day')} start={start} does={timeOf(start)} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  )
}

type TimeProps = { day: string; start: string; does: { href: string } | { startsAt: string } }

function Time({ day, start, does }: TimeProps) {
  const { time } = useFormat()
  const label = `${day}, ${time(start)}`
  if ('href' in does) {
    return (
      <a className={styles.time} href={does.href} aria-label={label}>
        {time(start)}
      </a>
    )
  }
  return (
    <form method="post">
      <input type="hidden" name="startsAt" value={does.startsAt} />
      <Button name="intent" value="move" aria-label={label}>
        {time(start)}
      </Button>
    </form>
  )
}
