import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Cell, HeadCell, NameCell, NumberCell, Table } from '#app/ui/index.ts'
import type { BankStatement } from '#contract/money/bank.ts'
import { bankStatementPath } from '../paths.ts'

/** Statements of an account, the newest first; each leads to the file it came in. */
export function StatementTable({ statements }: { statements: readonly BankStatement[] }) {
  const t = useT('bank')
  const { date, number, amount } = useFormat()
  const { firm } = useFirm()
  return (
    <Table caption={t('tab.statements')} isStacked hasStickyHead>
      <thead>
        <tr>
          <HeadCell>{t('statement.days')}</HeadCell>
          <HeadCell>{t('statement.file')}</HeadCell>
          <HeadCell isNumber>{t('statement.lines')}</HeadCell>
          <HeadCell isNumber>{t('statement.open')}</HeadCell>
          <HeadCell isNumber>{t('statement.opening')}</HeadCell>
          <HeadCell isNumber>{t('statement.closing')}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {statements.map((statement) => {
          const { opening, closing, currency } = statement
          return (
            <tr key={statement.id}>
              <NameCell href={bankStatementPath(firm.firmId, statement.id)}>
                {`${date(statement.from, 'medium')} – ${date(statement.to, 'medium')}`}
              </NameCell>
              <Cell tone="soft" place="detail">
                {[statement.number, statement.fileName].filter(Boolean).join(' · ')}
              </Cell>
              <NumberCell tone="soft">{number(statement.newLines)}</NumberCell>
              <NumberCell
                {...(statement.openLines > 0 && {
                  place: 'secondDetail',
                  stackedLabel: t('statement.open'),
                })}
              >
                {number(statement.openLines)}
              </NumberCell>
              <NumberCell tone="soft">
                {opening === null ? '–' : amount(opening, currency)}
              </NumberCell>
              <NumberCell tone="strong" place="figure">
                {closing === null ? '–' : amount(closing, currency)}
              </NumberCell>
            </tr>
          )
        })}
      </tbody>
    </Table>
  )
}
