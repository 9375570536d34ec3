import { recordKinds } from '#app/shell/kind-names.ts'
import { useFormat, usePage, useT } from '#app/shell/page-context.tsx'
import { kindText } from '#app/shell/records/record-words.ts'
import { Avatar, RowsTable, TableScroller } from '#app/ui/index.ts'
import { firmPagePath } from '../paths.ts'
import type { FirmToDoRow } from '../to-do.server.ts'
import * as styles from './firm-overview.css.ts'

/** What is to be done, each with the colour and name of its firm; it leads to its page there. */
export function ToDoTable({ rows }: { rows: readonly FirmToDoRow[] }) {
  const t = useT('overview')
  const { texts } = usePage()
  const { date, money, number } = useFormat()
  const whatOf = ({ what }: FirmToDoRow) =>
    recordKinds.has(what)
      ? kindText(texts, what)
      : t(`toDo.what.${what}`, { defaultValue: texts('approvals')('list.document') })
  return (
    <TableScroller label={t('toDo.title')}>
      <RowsTable
        caption={t('toDo.title')}
        density="roomy"
        isStacked
        rows={rows}
        keyOf={({ firm, kind, what, id }) => `${firm.firmId} ${kind} ${what} ${id}`}
        columns={[
          {
            head: t('list.firm'),
            place: 'detail',
            cell: ({ firm }) => {
              const name = firm.tradeName || firm.legalName
              return (
                <span className={styles.firmMark}>
                  <Avatar name={name} of="firm" />
                  {name}
                </span>
              )
            },
          },
          {
            head: t('toDo.task'),
            href: ({ firm, path }) => firmPagePath(firm.firmId, path),
            cell: (row) => (row.title === '' ? whatOf(row) : row.title),
          },
          {
            head: t('toDo.kind'),
            place: 'secondDetail',
            cell: (row) =>
              row.title === ''
                ? t(`toDo.reason.${row.kind}`)
                : `${t(`toDo.reason.${row.kind}`)}: ${whatOf(row)}`,
          },
          {
            head: t('toDo.day'),
            tone: ({ isLate }) => (isLate ? 'bad' : 'soft'),
            place: 'state',
            cell: (row) => {
              if (row.date === null) return '–'
              const day = date(row.date, 'medium')
              return row.isLate ? t('toDo.lateSince', { day }) : day
            },
          },
          {
            head: t('toDo.amount'),
            isNumber: true,
            place: 'figure',
            cell: ({ amount, currency, count }) => {
              if (amount !== null && currency !== null) return money(amount, currency)
              return count === null ? '' : number(count)
            },
          },
        ]}
      />
    </TableScroller>
  )
}
