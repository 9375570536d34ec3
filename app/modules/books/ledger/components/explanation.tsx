import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { RowsTable, TableScroller, text } from '#app/ui/index.ts'
import type { ExplainedPart, ExplainedTerm, Explanation } from '#contract/books/explanations.ts'
import { belowFirm } from '../paths.ts'

/** How the figures of an entry come about, each step with its arithmetic. */
export function ExplanationParts({ of: { parts } }: { of: Explanation }) {
  return parts.map((part) => <Part key={part.what} of={part} />)
}

function Part({ of: { what, rows } }: { of: ExplainedPart }) {
  const t = useT('ledger')
  const { firm } = useFirm()
  const { money, date } = useFormat()
  const title = t(`explain.${what}`)
  const hasTerms = rows.some(({ terms }) => terms.length > 0)
  const hasBoxes = rows.some(({ box }) => box !== '')
  return (
    <section>
      <h3 className={text.soft}>{title}</h3>
      <TableScroller label={title}>
        <RowsTable
          caption={title}
          rows={rows}
          keyOf={(_, at) => at}
          columns={[
            {
              head: t('explain.of'),
              cell: ({ label, path, date: day }) => {
                const words = [label || title, day && date(day, 'medium')]
                  .filter(Boolean)
                  .join(', ')
                return path ? (
                  <a className={text.link} href={belowFirm(firm.firmId, path)}>
                    {words}
                  </a>
                ) : (
                  words
                )
              },
            },
            hasTerms && {
              head: t('explain.terms'),
              cell: ({ terms, isRounded }) => (
                <>
                  <Terms of={terms} />
                  {isRounded && <span className={text.soft}> {t('explain.rounded')}</span>}
                </>
              ),
            },
            hasBoxes && { head: t('explain.box'), cell: ({ box }) => box },
            {
              head: t('explain.amount'),
              isNumber: true,
              cell: ({ amount, currency }) => money(amount, currency),
            },
          ]}
        />
      </TableScroller>
    </section>
  )
}

function Terms({ of }: { of: readonly ExplainedTerm[] }) {
  const { money, number, percent } = useFormat()
  const words = of.map((term) => {
    if ('sign' in term) return term.sign
    if ('percent' in term) return percent(term.percent)
    return 'amount' in term ? money(term.amount, term.currency) : number(term.number)
  })
  return words.join(' ')
}
