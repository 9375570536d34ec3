import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { RowsTable, RulesCell } from '#app/ui/index.ts'
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
        <RowsTable
          caption={title}
          density="compact"
          isStacked
          rows={lines}
          keyOf={({ account, debit }) => `${account} ${debit}`}
          columns={[
            {
              head: t('year.account'),
              place: 'name',
              cell: ({ account }) => `${account} ${names[account] ?? ''}`,
            },
            {
              head: t('year.debit', { currency }),
              isNumber: true,
              place: 'detail',
              stackedLabel: ({ debit }) => debit > 0 && t('year.debit', { currency }),
              cell: ({ debit }) => side(debit),
            },
            {
              head: t('year.credit', { currency }),
              isNumber: true,
              place: 'state',
              stackedLabel: ({ credit }) => credit > 0 && t('year.credit', { currency }),
              cell: ({ credit }) => side(credit),
            },
          ]}
        />
      </RulesCell>
    )
  })
}
