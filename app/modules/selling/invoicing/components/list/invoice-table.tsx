import { listHref } from '#app/shell/list/list-query.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { customColumns } from '#app/shell/register/custom/custom-fields.ts'
import { chooseAll, notPrinted } from '#app/shell/register/register.css.ts'
import { isNumber } from '#app/shell/register/register-table.tsx'
import { Checkbox, HeadCell, NumberCell, Table, VisuallyHidden } from '#app/ui/index.ts'
import { InvoiceRows } from './invoice-rows.tsx'
import * as styles from './list.css.ts'
import { fromFirstPage, type InvoiceListQuery, type InvoiceListView } from './list-view.ts'
import { useCustomAbout } from './use-custom-about.ts'

/** The documents as a table that sorts by its heads, with the sums of all that match. */
export function InvoiceTable({ view }: { view: InvoiceListView }) {
  const t = useT('invoicing')
  const shared = useT('register')
  const currency = onlyCurrency(view)
  const about = useCustomAbout(view.custom)
  const added = view.custom ? customColumns(view.custom) : []
  const heads: [InvoiceListQuery['sort'] | undefined, string, boolean?][] = [
    ['number', t('list.number')],
    ['customer', t('list.customer')],
    ['issueDate', t('list.issued')],
    ['dueDate', t('list.due')],
    [undefined, t('list.status')],
    ...added.map((column): (typeof heads)[number] => [
      undefined,
      about.t(column.label),
      isNumber(column),
    ]),
    ['total', currency ? t('list.totalIn', { currency }) : t('list.total'), true],
    ['due', currency ? t('list.balanceIn', { currency }) : t('list.balance'), true],
  ]
  return (
    <Table caption={t('list.caption')} hasStickyHead isStacked>
      <thead>
        <tr>
          <HeadCell className={chooseAll}>
            <Checkbox isBare name="all" value="yes">
              {shared('bulk.all')}
            </Checkbox>
          </HeadCell>
          {heads.map(([sort, label, isFigure]) => (
            <SortHead key={label} view={view} sort={sort} label={label} isNumber={isFigure} />
          ))}
          <HeadCell className={notPrinted}>
            <VisuallyHidden>{t('list.actions')}</VisuallyHidden>
          </HeadCell>
        </tr>
      </thead>
      <tbody>
        <InvoiceRows rows={view.page.rows} currency={currency} added={added} about={about} />
      </tbody>
      <TotalRows view={view} addedCount={added.length} />
    </Table>
  )
}

/** The currency of all that matches, when it is one: then the heads name it and no row. */
function onlyCurrency({ page }: InvoiceListView): string | undefined {
  const [first, ...others] = page.totals
  return others.length === 0 ? first?.currency : undefined
}

type SortHeadProps = {
  view: InvoiceListView
  sort: InvoiceListQuery['sort'] | undefined
  label: string
  isNumber: boolean | undefined
}

function SortHead({ view, sort, label, isNumber }: SortHeadProps) {
  if (!sort) return <HeadCell isNumber={isNumber}>{label}</HeadCell>
  const { query, path } = view
  const isSorted = query.sort === sort
  const direction = isSorted && query.direction === 'descending' ? 'ascending' : 'descending'
  return (
    <HeadCell
      isNumber={isNumber}
      sort={isSorted ? query.direction : undefined}
      sortHref={listHref(path, { ...fromFirstPage({ ...query, sort, direction }) })}
    >
      {label}
    </HeadCell>
  )
}

type TotalRowsProps = { view: InvoiceListView; addedCount: number }

function TotalRows({ view: { page }, addedCount }: TotalRowsProps) {
  const t = useT('invoicing')
  const { firm } = useFirm()
  const { money, number } = useFormat()
  const base = firm.baseCurrency
  const isMixed = page.totals.length > 1
  const sum = (key: 'totalBase' | 'dueBase') => page.totals.reduce((all, one) => all + one[key], 0)
  // The minor units of drafts in other currencies are worth nothing yet.
  const worth = (currency: string, amount: number, minor: number) =>
    currency === base || (amount === 0 && minor !== 0) ? null : (
      <span className={styles.worth}>{money(amount, base)}</span>
    )
  return (
    <tfoot>
      {page.totals.map(({ currency, count, total, due, totalBase, dueBase }) => (
        <tr key={currency} className={styles.totals}>
          <td data-place="select" />
          <td data-place="name" colSpan={5 + addedCount}>
            {t('list.totalOf', { count, number: number(count), currency })}
          </td>
          <NumberCell>
            {money(total, currency)}
            {worth(currency, totalBase, total)}
          </NumberCell>
          <NumberCell place="figure">
            {money(due, currency)}
            {worth(currency, dueBase, due)}
          </NumberCell>
          <td data-place="more" />
        </tr>
      ))}
      {isMixed && sum('totalBase') !== 0 && (
        <tr className={styles.totals}>
          <td data-place="select" />
          <td data-place="name" colSpan={5 + addedCount}>
            {t('list.together', { currency: base })}
          </td>
          <NumberCell>{money(sum('totalBase'), base)}</NumberCell>
          <NumberCell place="figure">{money(sum('dueBase'), base)}</NumberCell>
          <td data-place="more" />
        </tr>
      )}
      {page.leftOut > 0 && (
        <tr className={styles.leftOut}>
          <td data-place="select" />
          <td data-place="name" colSpan={8 + addedCount}>
            {t('list.leftOut', { count: page.leftOut, number: number(page.leftOut) })}
          </td>
        </tr>
      )}
    </tfoot>
  )
}
