import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Cell, HeadCell, NameCell, NumberCell, Status, Table } from '#app/ui/index.ts'
import type { BankLine } from '#contract/money/bank.ts'
import { bankLinePath } from '../paths.ts'

/** Movements of an account as the bank tells them. */
export function LineTable({ lines }: { lines: readonly BankLine[] }) {
  const t = useT('bank')
  const { date, amount } = useFormat()
  const { firm } = useFirm()
  return (
    <Table caption={t('line.table')} isStacked hasStickyHead>
      <thead>
        <tr>
          <HeadCell>{t('line.date')}</HeadCell>
          <HeadCell>{t('line.name')}</HeadCell>
          <HeadCell>{t('line.text')}</HeadCell>
          <HeadCell>{t('line.state')}</HeadCell>
          <HeadCell isNumber>{t('line.amount')}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.id}>
            <Cell tone="soft" place="secondDetail">
              {date(line.date, 'medium')}
            </Cell>
            <NameCell href={bankLinePath(firm.firmId, line.id)}>
              {line.name || line.text || t('line.nameless')}
            </NameCell>
            <Cell tone="soft" place="detail">
              {[line.name && line.text, line.reference].filter(Boolean).join(' · ')}
            </Cell>
            <Cell place="state">
              <Status kind={line.state === 'open' ? 'draft' : 'paid'}>
                {t(`state.${line.state}`)}
              </Status>
            </Cell>
            <NumberCell tone="strong" place="figure">
              {amount(line.amount, line.currency)}
            </NumberCell>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
