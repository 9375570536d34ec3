import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Cell, HeadCell, NumberCell, SheetPad, Table, text } from '#app/ui/index.ts'
import type { YearEntry } from '#contract/closing.ts'

type YearEntriesProps = {
  entries: readonly YearEntry[]
  /** Of the accounts, by code. */
  names: Readonly<Record<string, string>>
  isClosed: boolean
}

/** The entries that close a year, or that did, one below the other. */
export function YearEntries({ entries, names, isClosed }: YearEntriesProps) {
  const t = useT('closing')
  const { firm } = useFirm()
  const { amount } = useFormat()
  const currency = firm.baseCurrency
  const side = (minor: number) => (minor === 0 ? '' : amount(minor, currency))
  if (entries.length === 0) return null
  return (
    <>
      <SheetPad>
        <h2 className={text.strong}>{t(isClosed ? 'year.posted' : 'year.planned')}</h2>
      </SheetPad>
      {entries.map(({ memo, lines }) => {
        const title = memo || t('year.toEquity')
        return (
          <Table key={title} caption={title} isCaptionShown density="compact" isStacked>
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
                  <NumberCell stackedLabel={t('year.debit', { currency })} place="secondDetail">
                    {side(debit)}
                  </NumberCell>
                  <NumberCell stackedLabel={t('year.credit', { currency })} place="figure">
                    {side(credit)}
                  </NumberCell>
                </tr>
              ))}
            </tbody>
          </Table>
        )
      })}
    </>
  )
}
