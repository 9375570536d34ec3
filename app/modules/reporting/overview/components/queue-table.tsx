import { useFormat, useT } from '#app/shell/page-context.tsx'
import { Cell, classes, HeadCell, NumberCell, Table, text } from '#app/ui/index.ts'
import type { QueuedFirm } from '../firm-queue.server.ts'
import { queueListsOf } from '../paths.ts'
import { FirmCell } from './firm-cell.tsx'
import * as styles from './firm-overview.css.ts'

const columns = [
  'drafts',
  'bankLines',
  'missingReceipts',
  'approvals',
  'dueReturns',
  'openMonths',
  'questions',
] as const

/** What waits in each firm; each number leads to where it is settled. */
export function QueueTable({ firms }: { firms: readonly QueuedFirm[] }) {
  const t = useT('overview')
  return (
    <Table caption={t('queue.title')} className={styles.table}>
      <thead>
        <tr>
          <HeadCell>{t('list.firm')}</HeadCell>
          {columns.map((column) => (
            <HeadCell key={column} isNumber>
              {t(`queue.${column}`)}
            </HeadCell>
          ))}
        </tr>
      </thead>
      <tbody>
        {firms.map((firm) => (
          <QueueRow key={firm.firmId} firm={firm} />
        ))}
      </tbody>
    </Table>
  )
}

function QueueRow({ firm }: { firm: QueuedFirm }) {
  const { firmId, queue } = firm
  const t = useT('overview')
  const { date, number } = useFormat()
  const head = <FirmCell firm={firm} />
  if (queue === 'silent') {
    return (
      <tr>
        {head}
        <Cell colSpan={columns.length} tone="soft" className={styles.whole}>
          {t('list.silent')}
        </Cell>
      </tr>
    )
  }
  const { nextDue, isLate, firstMonth } = queue
  const lists = queueListsOf(firmId, queue)
  return (
    <tr>
      {head}
      {columns.map((column) => (
        <NumberCell key={column}>
          <span className={styles.word}>{t(`queue.${column}`)}</span>
          {queue[column] ? (
            <a className={text.link} href={lists[column]}>
              {number(queue[column])}
            </a>
          ) : (
            '–'
          )}
          {column === 'dueReturns' && nextDue && (
            <span className={classes(text.secondLine, isLate && text.bad)}>
              {date(nextDue, 'medium')}
            </span>
          )}
          {column === 'openMonths' && firstMonth && (
            <span className={text.secondLine}>
              {t('queue.since', { month: date(`${firstMonth}-01`, 'month') })}
            </span>
          )}
        </NumberCell>
      ))}
    </tr>
  )
}
