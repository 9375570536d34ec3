import { listHref } from '#app/shell/list/list-query.ts'
import { useT } from '#app/shell/page-context.tsx'
import { Button, DateInput, Field, FieldGrid, LinkButton, Menu, Select } from '#app/ui/index.ts'
import { currencyCodes } from '#contract/currencies.ts'
import * as styles from './list.css.ts'
import { filterCount, fromFirstPage, type InvoiceListView } from './list-view.ts'

const menuId = 'invoice-filters'

type FilterMenuProps = { view: InvoiceListView; customerName: string | undefined }

/** Dates, customer and currency, within the form that searches. */
export function FilterMenu({ view, customerName }: FilterMenuProps) {
  const { query, path } = view
  const t = useT('invoicing')
  const count = filterCount(query)
  const cleared = { customerId: '', from: '', to: '', dueFrom: '', dueTo: '', currency: '' }
  return (
    <>
      <Button icon="list-filter" opens={menuId}>
        <span className={styles.wideWords}>
          {count > 0 ? t('filter.openCount', { count }) : t('filter.open')}
        </span>
      </Button>
      <Menu id={menuId} label={t('filter.open')}>
        <div className={styles.filters}>
          <CustomerFilter view={view} name={customerName} />
          <FieldGrid>
            <DayFilter name="from" label={t('filter.from')} value={query.from} />
            <DayFilter name="to" label={t('filter.to')} value={query.to} />
            <DayFilter name="dueFrom" label={t('filter.dueFrom')} value={query.dueFrom} />
            <DayFilter name="dueTo" label={t('filter.dueTo')} value={query.dueTo} />
          </FieldGrid>
          <Field id="filter-currency" label={t('filter.currency')}>
            {(wiring) => (
              <Select {...wiring} name="currency" defaultValue={query.currency}>
                <option value="">{t('filter.anyCurrency')}</option>
                {currenciesOf(view).map((code) => (
                  <option key={code}>{code}</option>
                ))}
              </Select>
            )}
          </Field>
          <div className={styles.filterActions}>
            {count > 0 && (
              <LinkButton
                kind="ghost"
                href={listHref(path, { ...fromFirstPage(query), ...cleared })}
              >
                {t('filter.clear')}
              </LinkButton>
            )}
            <Button kind="primary">{t('filter.apply')}</Button>
          </div>
        </div>
      </Menu>
    </>
  )
}

/** The customers in sight and the one that is chosen: the search finds all others. */
function CustomerFilter({ view, name }: { view: InvoiceListView; name: string | undefined }) {
  const { query, page } = view
  const t = useT('invoicing')
  const names = new Map(page.rows.map((row) => [row.customerId, row.customerName]))
  if (query.customerId && name) names.set(query.customerId, name)
  return (
    <Field id="filter-customer" label={t('filter.customer')} hint={t('filter.customerHint')}>
      {(wiring) => (
        <Select {...wiring} name="customerId" defaultValue={query.customerId}>
          <option value="">{t('filter.anyCustomer')}</option>
          {[...names].map(([id, customer]) => (
            <option key={id} value={id}>
              {customer}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

function DayFilter(props: { name: string; label: string; value: string | undefined }) {
  const { name, label, value } = props
  return (
    <Field id={`filter-${name}`} label={label}>
      {(wiring) => <DateInput {...wiring} name={name} defaultValue={value} />}
    </Field>
  )
}

/** Currencies that documents are in; every one while that is not known. */
function currenciesOf({ page, query }: InvoiceListView): string[] {
  const used = page.totals.map(({ currency }) => currency)
  const known = [...new Set([...used, ...(query.currency ? [query.currency] : [])])]
  return known.length > 0 ? known : [...currencyCodes]
}
