import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { RowsTable, TableScroller, text } from '#app/ui/index.ts'
import type { FiscalRecord } from '#contract/tills/fiscal.ts'
import { ticketPath } from '../paths.ts'

/** What was signed last. */
export function RecordTable({ records }: { records: readonly FiscalRecord[] }) {
  const t = useT('fiscal')
  const { firm } = useFirm()
  const { dateTime } = useFormat()
  return (
    <TableScroller label={t('record.title')}>
      <RowsTable
        caption={t('record.title')}
        rows={records}
        keyOf={({ position }) => position}
        columns={[
          { head: t('record.position'), isNumber: true, cell: ({ position }) => position },
          { head: t('record.kind'), cell: ({ kind }) => t(`kind.${kind}`) },
          {
            head: t('record.number'),
            cell: ({ ticketId, number }) =>
              ticketId === '' ? (
                number
              ) : (
                <a className={text.link} href={ticketPath(firm.firmId, ticketId)}>
                  {number}
                </a>
              ),
          },
          { head: t('record.at'), cell: ({ at }) => dateTime(at) },
          {
            head: t('record.state'),
            cell: ({ state, error }) => (
              <>
                {t(`signed.${state}`)}
                {error && <span className={text.soft}> {error}</span>}
              </>
            ),
          },
        ]}
      />
    </TableScroller>
  )
}
