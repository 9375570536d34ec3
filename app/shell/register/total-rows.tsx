import { useFirm } from '#app/shell/page-context.tsx'
import { Cell, NumberCell } from '#app/ui/index.ts'
import type { About, AnyRow, Column } from './describe.ts'
import * as styles from './register.css.ts'
import type { ListView } from './register-list.tsx'

type TotalRowsProps = {
  view: ListView
  about: About<unknown>
  columns: readonly Column<AnyRow, unknown>[]
  isChosen: boolean
}

/** What all matching rows come to, a currency each; says so when they are too many to add up. */
export function TotalRows({ view, about, columns, isChosen }: TotalRowsProps) {
  const { page } = view
  const firstSum = columns.findIndex(({ kind }) => kind === 'money')
  if (firstSum < 0) return null
  const before = firstSum + (isChosen ? 1 : 0)
  if (page.totals === null) {
    return (
      <tfoot>
        <tr>
          <Cell place="name" tone="faint" colSpan={columns.length + (isChosen ? 1 : 0)}>
            {about.words('list.tooManyToSum')}
          </Cell>
        </tr>
      </tfoot>
    )
  }
  const { money, number } = about.format
  return (
    <tfoot>
      {page.totals.map(({ currency, count, sums }) => (
        <tr key={currency} className={styles.totals}>
          {before > 0 && (
            <td data-place="name" colSpan={before}>
              {about.words('list.totalOf', { count, number: number(count), currency })}
            </td>
          )}
          {columns.slice(firstSum).map(({ name, place }) => {
            const sum = sums[name]
            return (
              <NumberCell key={name} place={place === 'figure' ? 'figure' : undefined}>
                {sum === undefined ? '' : money(sum, currency)}
              </NumberCell>
            )
          })}
        </tr>
      ))}
      <BaseTotal {...{ view, about, columns, before, firstSum }} />
    </tfoot>
  )
}

type BaseTotalProps = Pick<TotalRowsProps, 'view' | 'about' | 'columns'> & {
  before: number
  firstSum: number
}

/** What rows of several currencies come to in the firm's own, where their list says it. */
function BaseTotal({ view, about, columns, before, firstSum }: BaseTotalProps) {
  const { firm } = useFirm()
  const { baseCurrency } = firm
  const totals = view.page.totals ?? []
  const isForeign = totals.some(({ currency }) => currency !== baseCurrency)
  if (!isForeign || totals.some(({ sums }) => sums.amountBase === undefined)) return null
  const sum = totals.reduce((all, { sums }) => all + (sums.amountBase ?? 0), 0)
  return (
    <tr className={styles.totals}>
      {before > 0 && (
        <td data-place="name" colSpan={before}>
          {about.words('list.totalBase', { currency: baseCurrency })}
        </td>
      )}
      {columns.slice(firstSum).map(({ name, place }) => (
        <NumberCell key={name} place={place === 'figure' ? 'figure' : undefined}>
          {name === 'amount' ? about.format.money(sum, baseCurrency) : ''}
        </NumberCell>
      ))}
    </tr>
  )
}
