import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Button, Icon, LinkButton, text } from '#app/ui/index.ts'
import type { FollowUpRow } from '#contract/customers/follow-ups.ts'
import { followUpPath } from '../paths.ts'
import * as styles from './agenda.css.ts'

type AgendaListProps = { title: string; rows: readonly FollowUpRow[]; isOfAll: boolean }

/** What is to be done in some days, each with a button that says it is; of a call first how it went. */
export function AgendaList({ title, rows, isOfAll }: AgendaListProps) {
  const t = useT('follow-ups')
  const { date } = useFormat()
  const { firm, can } = useFirm()
  if (rows.length === 0) return null
  return (
    <section>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.rows}>
        {rows.map((row) => (
          <li key={row.id} className={styles.row}>
            <Icon name={row.kind === 'call' ? 'phone' : 'clipboard'} />
            <div className={styles.what}>
              <a className={text.link} href={followUpPath(firm.firmId, row.id)}>
                {row.title}
              </a>
              <span className={styles.about}>
                {row.dueDate && date(row.dueDate)}
                {isOfAll && row.ownerName && ` · ${row.ownerName}`}
                {row.subjectPath && (
                  <>
                    {' · '}
                    <a className={text.link} href={`/firms/${firm.firmId}/${row.subjectPath}`}>
                      {row.subjectTitle}
                    </a>
                  </>
                )}
              </span>
            </div>
            {can('followUp:edit') && <Done row={row} words={t('detail.finish')} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Done({ row, words }: { row: FollowUpRow; words: string }) {
  const { firm } = useFirm()
  if (row.kind === 'call') {
    return (
      <LinkButton icon="check" href={`${followUpPath(firm.firmId, row.id)}/finish`}>
        {words}
      </LinkButton>
    )
  }
  return (
    <form method="post">
      <IdempotencyField />
      <input type="hidden" name="followUpId" value={row.id} />
      <Button icon="check">{words}</Button>
    </form>
  )
}
