import { useFormat, useT } from '#app/shell/page-context.tsx'
import { Cell, HeadCell, NumberCell, Table, TableScroller } from '#app/ui/index.ts'
import type { SettlementDirection } from '#contract/books/settlement.ts'
import * as styles from './statement.css.ts'
import type { Account } from './statement-table.tsx'

type PartProps = { account: Account; direction: SettlementDirection }

/** What was open at the end of the last day, the earliest due first. */
export function StatementOpen({ account, direction, to }: PartProps & { to: string }) {
  const t = useT('statements')
  const { date, amount } = useFormat()
  const { currency, open } = account
  const caption = t('openCaption', { date: date(to, 'medium'), currency })
  return (
    <>
      <h2 className={styles.title}>{caption}</h2>
      <Table caption={caption} isStacked>
        <thead>
          <tr>
            <HeadCell>{t('due')}</HeadCell>
            <HeadCell>{t('document')}</HeadCell>
            <HeadCell isNumber>{t('amount')}</HeadCell>
            <HeadCell isNumber>{t('openAmount')}</HeadCell>
          </tr>
        </thead>
        <tbody>
          {open.map((item) => {
            const sign = (item.side === 'debit') === (direction === 'receivable') ? 1 : -1
            return (
              <tr key={item.id}>
                <Cell place="detail" tone={item.dueDate < to && sign > 0 ? 'bad' : 'soft'}>
                  {date(item.dueDate, 'medium')}
                </Cell>
                <Cell place="name">
                  {t(`kind.${item.documentKind}`, { defaultValue: item.documentKind })}{' '}
                  {item.documentNumber}
                </Cell>
                <NumberCell place="state" tone="soft" stackedLabel={t('ofAmount')}>
                  {amount(sign * item.amount, currency)}
                </NumberCell>
                <NumberCell place="figure">{amount(sign * item.balance, currency)}</NumberCell>
              </tr>
            )
          })}
        </tbody>
      </Table>
    </>
  )
}

/** The closing balance by how late it was. */
export function StatementAgeing({ account, direction }: PartProps) {
  const t = useT('statements')
  const { amount } = useFormat()
  const { currency, ageing, credit, closing } = account
  const total = direction === 'receivable' ? closing : 0 - closing
  return (
    <>
      <h2 className={styles.title}>{t('ageing', { currency })}</h2>
      <TableScroller label={t('ageing', { currency })}>
        <Table caption={t('ageing', { currency })} density="compact">
          <thead>
            <tr>
              {ageing.map(({ bucket }) => (
                <HeadCell key={bucket} isNumber>
                  {t(`bucket.${bucket}`)}
                </HeadCell>
              ))}
              <HeadCell isNumber>{t('bucket.credit')}</HeadCell>
              <HeadCell isNumber>{t('total')}</HeadCell>
            </tr>
          </thead>
          <tbody>
            <tr>
              {ageing.map((age) => (
                <NumberCell key={age.bucket}>{amount(age.amount, currency)}</NumberCell>
              ))}
              <NumberCell>{amount(0 - credit, currency)}</NumberCell>
              <NumberCell tone="strong" place="figure">
                {amount(total, currency)}
              </NumberCell>
            </tr>
          </tbody>
        </Table>
      </TableScroller>
    </>
  )
}
