import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Cell, HeadCell, NumberCell, Table, TableScroller, text } from '#app/ui/index.ts'
import type { FiscalRecord } from '#contract/tills/fiscal.ts'
import { ticketPath } from '../paths.ts'

/** What was signed last. */
export function RecordTable({ records }: { records: readonly FiscalRecord[] }) {
  const t = useT('fiscal')
  const { firm } = useFirm()
  const { dateTime } = useFormat()
  return (
    <TableScroller label={t('record.title')}>
      <Table caption={t('record.title')}>
        <thead>
          <tr>
            <HeadCell isNumber>{t('record.position')}</HeadCell>
            <HeadCell>{t('record.kind')}</HeadCell>
            <HeadCell>{t('record.number')}</HeadCell>
            <HeadCell>{t('record.at')}</HeadCell>
            <HeadCell>{t('record.state')}</HeadCell>
          </tr>
        </thead>
        <tbody>
          {records.map(({ position, kind, ticketId, number, at, state, error }) => (
            <tr key={position}>
              <NumberCell>{position}</NumberCell>
              <Cell>{t(`kind.${kind}`)}</Cell>
              <Cell>
                {ticketId === '' ? (
                  number
                ) : (
                  <a className={text.link} href={ticketPath(firm.firmId, ticketId)}>
                    {number}
                  </a>
                )}
              </Cell>
              <Cell>{dateTime(at)}</Cell>
              <Cell>
                {t(`signed.${state}`)}
                {error && <span className={text.soft}> {error}</span>}
              </Cell>
            </tr>
          ))}
        </tbody>
      </Table>
    </TableScroller>
  )
}
