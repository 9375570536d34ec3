import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Cell, HeadCell, NumberCell, Table, text } from '#app/ui/index.ts'
import type { Deposit } from '#contract/selling/deposits.ts'
import { invoicePath } from '../../paths.ts'

/** What was asked for before the final invoice. */
export function DepositTable({ rows }: { rows: readonly Deposit[] }) {
  const t = useT('invoicing')
  const { firm } = useFirm()
  const { date, money, number } = useFormat()
  return (
    <Table caption={t('deposit.before')} isStacked>
      <thead>
        <tr>
          <HeadCell>{t('deposit.invoice')}</HeadCell>
          <HeadCell>{t('deposit.kind')}</HeadCell>
          <HeadCell>{t('deposit.date')}</HeadCell>
          <HeadCell isNumber>{t('deposit.paid')}</HeadCell>
          <HeadCell isNumber>{t('deposit.total')}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.invoiceId}>
            <Cell place="name">
              <a className={text.link} href={invoicePath(firm.firmId, row.invoiceId)}>
                {row.number ?? t('deposit.draft')}
              </a>
            </Cell>
            <Cell place="detail" tone="soft">
              {row.purpose === 'progress'
                ? t('deposit.progress', { percent: number(row.progress) })
                : t('deposit.deposit')}
              {row.state === 'void' && ` · ${t('deposit.void')}`}
            </Cell>
            <Cell place="secondDetail" tone="soft">
              {date(row.issueDate, 'medium')}
            </Cell>
            <NumberCell place="state" tone="soft">
              {money(row.paid, row.currency)}
            </NumberCell>
            <NumberCell place="figure" tone="strong">
              {money(row.total, row.currency)}
            </NumberCell>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
