import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Cell, HeadCell, NumberCell, Table, text } from '#app/ui/index.ts'
import type { RevaluationLine } from '#contract/reporting/closing.ts'
import { ratesPath } from '../paths.ts'

type RevaluationTableProps = { lines: readonly RevaluationLine[]; gain: number }

/** Open items by side and currency: what they were booked at, and what they are worth. */
export function RevaluationTable({ lines, gain }: RevaluationTableProps) {
  const t = useT('closing')
  const { money, amount, number } = useFormat()
  const { firm } = useFirm()
  const base = firm.baseCurrency
  return (
    <Table caption={t('revaluation.title')} isStacked>
      <thead>
        <tr>
          <HeadCell>{t('revaluation.items')}</HeadCell>
          <HeadCell isNumber>{t('state.open')}</HeadCell>
          <HeadCell isNumber>{t('revaluation.rate')}</HeadCell>
          <HeadCell isNumber>{t('revaluation.booked', { currency: base })}</HeadCell>
          <HeadCell isNumber>{t('revaluation.worth', { currency: base })}</HeadCell>
          <HeadCell isNumber>{t('field.gain', { currency: base })}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={`${line.direction} ${line.side} ${line.currency}`}>
            <Cell place="name">{t(`revaluation.kind.${line.direction}.${line.side}`)}</Cell>
            <NumberCell place="detail">{money(line.balance, line.currency)}</NumberCell>
            {line.rate === '' ? (
              <NumberCell place="state">
                <a className={`${text.link} ${text.bad}`} href={ratesPath(firm.firmId)}>
                  {t('revaluation.noRate')}
                </a>
              </NumberCell>
            ) : (
              <NumberCell>{number(line.rate)}</NumberCell>
            )}
            <NumberCell>{amount(line.balanceBase, base)}</NumberCell>
            <NumberCell place="secondDetail">{amount(line.worth, base)}</NumberCell>
            <NumberCell place="figure" tone="strong">
              {amount(line.gain, base)}
            </NumberCell>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <Cell place="name" colSpan={5}>
            {t('revaluation.total')}
          </Cell>
          <NumberCell place="figure">{amount(gain, base)}</NumberCell>
        </tr>
      </tfoot>
    </Table>
  )
}
