import { width } from '#app/modules/public-site/site/index.ts'
import { useFormat, useT } from '#app/shell/page-context.tsx'
import { classes, type StatusKind, Tag, Timeline, text } from '#app/ui/index.ts'
import { type Change, type ChangeKind, changesByMonth } from '../changes.ts'
import * as styles from './months.css.ts'

/** A new thing is a whole moon, a better one grows, a mended one is only outlined. */
const discs: Record<ChangeKind, { kind: StatusKind; share?: number }> = {
  new: { kind: 'paid' },
  better: { kind: 'partlyPaid', share: 0.5 },
  mended: { kind: 'sent' },
}

/** What changed, by month. */
export function Months() {
  const { date } = useFormat()
  return (
    <div className={width}>
      {changesByMonth().map(({ month, changes }) => (
        <section key={month} className={styles.month}>
          <h2 className={classes(text.serif, styles.title)}>{date(month, 'month')}</h2>
          <MonthTimeline changes={changes} />
        </section>
      ))}
    </div>
  )
}

function MonthTimeline({ changes }: { changes: readonly Change[] }) {
  const t = useT('roadmap')
  const { date: dateText } = useFormat()
  return (
    <div className={styles.changes}>
      <Timeline
        entries={changes.map(({ id, date, kind }) => ({
          id,
          ...discs[kind],
          text: (
            <>
              <b className={styles.name}>{t(`changes.${id}.title`)}</b>{' '}
              <Tag tone={kind === 'new' ? 'ok' : 'info'}>{t(`kind.${kind}`)}</Tag>
              <span className={styles.words}>{t(`changes.${id}.words`)}</span>
            </>
          ),
          happenedAt: date,
          timeText: dateText(date, 'medium'),
        }))}
      />
    </div>
  )
}
