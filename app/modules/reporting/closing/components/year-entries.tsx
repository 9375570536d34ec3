import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Cell, HeadCell, NumberCell, RulesCell, Table } from '#app/ui/index.ts'
import type { YearEntry } from '#contract/reporting/closing.ts'

type YearEntriesProps = {
  entries: readonly YearEntry[]
  /** Of the accounts, by code. */
  names: Readonly<Record<string, string>>
  isClosed: boolean
}

/** The entries that close a year, or that did, one below the other, within the rules of a page. */
export function YearEntries({ entries, names, isClosed }: YearEntriesProps) {
  const t = useT('closing')
  const { firm } = useFirm()
  const { amount } = useFormat()
  const currency = firm.baseCurrency
  const side = (minor: number) => (minor === 0 ? '' : amount(minor, currency))
  return entries.map(({ memo, lines }) => {
    const title = memo || t('year.toEquity')
    return (
      <RulesCell
        key={title}
        title={`${t(isClosed ? 'year.posted' : 'year.planned')}: ${title}`}
        isFlush
      >
        <Table caption={title} density="compact" isStacked>
          <thead>
            <tr>
              <HeadCell>{t('year.account')}</HeadCell>
              <HeadCell isNumber>{t('year.debit', { currency })}</HeadCell>
              <HeadCell isNumber>{t('year.credit', { currency })}</HeadCell>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ account, debit, credit }) => (
              <tr key={`${account} ${debit}`}>
                <Cell place="name">{`${account} ${names[account] ?? ''}`}</Cell>
                <NumberCell
                  place="detail"
                  stackedLabel={debit > 0 && t('year.debit', { currency })}
                >
                  {side(debit)}
                </NumberCell>
                <NumberCell
                  place="state"
                  stackedLabel={credit > 0 && t('year.credit', { currency })}
                >
                  {side(credit)}
                </NumberCell>
              </tr>
            ))}
          </tbody>
        </Table>
      </RulesCell>
    )
  })
}
