import { width } from '#app/modules/public-site/site/index.ts'
import { useT } from '#app/shell/page-context.tsx'
import { productName } from '#app/shell/product-name.ts'
import { classes, Table, TableScroller, text, VisuallyHidden } from '#app/ui/index.ts'
import type { OfferingCopy } from '../offering-copy.ts'
import * as styles from './comparison.css.ts'

/** Beside another way of working; on a phone the table scrolls by itself. */
export function Comparison({ comparison }: Pick<OfferingCopy, 'comparison'>) {
  const t = useT('offerings')
  const { title, other, rows } = comparison
  return (
    <section className={classes(width, styles.comparison)}>
      <h2 className={classes(text.serif, styles.title)}>{title}</h2>
      <TableScroller label={title}>
        <Table
          className={styles.table}
          caption={t('comparison.caption', { product: productName, other })}
          withoutPad
        >
          <thead>
            <tr>
              <th scope="col">
                <VisuallyHidden>{t('comparison.what')}</VisuallyHidden>
              </th>
              <th scope="col">{productName}</th>
              <th scope="col">{other}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.what}>
                <th scope="row">{row.what}</th>
                <td>{row.us}</td>
                <td>{row.other}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </TableScroller>
    </section>
  )
}
