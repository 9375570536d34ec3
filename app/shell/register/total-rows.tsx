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
    </tfoot>
  )
}
