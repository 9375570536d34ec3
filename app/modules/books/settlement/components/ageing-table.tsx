import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Cell, HeadCell, NumberCell, Table, TableScroller, text } from '#app/ui/index.ts'
import { type Ageing, type AgeingRow, ageBuckets } from '#contract/books/settlement.ts'
import { openItemsPath } from '../paths.ts'
import * as styles from './ageing-table.css.ts'

type AgeingTableProps = { ageing: Ageing; currency: string | undefined }

/** Parties by age of what was open; every figure opens the items it is the sum of. */
export function AgeingTable({ ageing, currency }: AgeingTableProps) {
  const t = useT('settlement')
  const { amount } = useFormat()
  const { firm } = useFirm()
  const { direction, asOf, rows, totals } = ageing
  const hrefOf = (query: Record<string, string>) =>
    openItemsPath(firm.firmId, { direction, asOf, currency, ...query })
  const figure = (minor: number, query: Record<string, string>) =>
    minor === 0 ? (
      <span className={text.faint}>{amount(0, ageing.currency)}</span>
    ) : (
      <a className={text.link} href={hrefOf(query)}>
        {amount(minor, ageing.currency)}
      </a>
    )
  const cells = (row: Omit<AgeingRow, 'partyId' | 'partyName'>, query: Record<string, string>) => (
    <>
      {ageBuckets.map((bucket) => (
        <NumberCell key={bucket}>{figure(row[bucket], { ...query, bucket })}</NumberCell>
      ))}
      <NumberCell>{figure(0 - row.credit, { ...query, view: 'credit' })}</NumberCell>
      <NumberCell tone="strong" place="figure">
        {figure(row.total, { ...query, view: 'net' })}
      </NumberCell>
      <NumberCell className={styles.overdue} place="state" stackedLabel={t('ageing.overdue')}>
        {figure(row.d30 + row.d60 + row.d90 + row.over90, { ...query, bucket: 'overdue' })}
      </NumberCell>
    </>
  )
  return (
    <TableScroller label={t('ageing.title')}>
      <Table caption={t('ageing.title')} density="compact" isStacked>
        <thead>
          <tr>
            <HeadCell>{t('field.party')}</HeadCell>
            {ageBuckets.map((bucket) => (
              <HeadCell key={bucket} isNumber>
                {t(`bucket.${bucket}`)}
              </HeadCell>
            ))}
            <HeadCell isNumber>{t('bucket.credit')}</HeadCell>
            <HeadCell isNumber>{t('ageing.total', { currency: ageing.currency })}</HeadCell>
            <HeadCell isNumber className={styles.overdue}>
              {t('ageing.overdue')}
            </HeadCell>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.partyId}>
              <Cell tone="strong" place="name">
                <a className={text.link} href={hrefOf({ partyId: row.partyId, view: 'net' })}>
                  {row.partyName}
                </a>
              </Cell>
              {cells(row, { partyId: row.partyId })}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <Cell place="name">{t('ageing.all')}</Cell>
            {cells(totals, {})}
          </tr>
        </tfoot>
      </Table>
    </TableScroller>
  )
}
