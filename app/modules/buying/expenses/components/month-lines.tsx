import { documentHref } from '#app/shell/document-href.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Cell, HeadCell, NumberCell, Table, text } from '#app/ui/index.ts'
import type { CategoryMonthLine } from '#contract/buying/expense-rules.ts'

type MonthLinesProps = { title: string; lines: readonly CategoryMonthLine[] }

/** What a category's cost of a month is the sum of: expenses and suppliers' bills. */
export function MonthLines({ title, lines }: MonthLinesProps) {
  const t = useT('expenses')
  const { amount, date } = useFormat()
  const { firm } = useFirm()
  const currency = firm.baseCurrency
  const sum = lines.reduce((total, { costBase }) => total + costBase, 0)
  return (
    <Table caption={title} isStacked>
      <thead>
        <tr>
          <HeadCell>{t('field.date')}</HeadCell>
          <HeadCell>{t('month.document')}</HeadCell>
          <HeadCell isNumber>{t('month.togetherIn', { currency })}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ source, date: day, title: name, costBase }, at) => {
          const href = documentHref(firm.firmId, source.kind, source.id)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a bill may stand here twice
            <tr key={`${source.id} ${at}`}>
              <Cell place="detail">{date(day, 'medium')}</Cell>
              <Cell place="name">
                {href ? (
                  <a className={text.link} href={href}>
                    {name}
                  </a>
                ) : (
                  name
                )}
              </Cell>
              <NumberCell place="figure">{amount(costBase, currency)}</NumberCell>
            </tr>
          )
        })}
      </tbody>
      <tfoot>
        <tr>
          <Cell place="name" colSpan={2}>
            {t('month.sum')}
          </Cell>
          <NumberCell place="figure">{amount(sum, currency)}</NumberCell>
        </tr>
      </tfoot>
    </Table>
  )
}
