import { listHref } from '#app/shell/list/list-query.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { customFilters } from '#app/shell/register/custom/custom-fields.ts'
import { PlainFilterField } from '#app/shell/register/filter-menu.tsx'
import { Button, DateInput, Field, FieldGrid, LinkButton, Menu, Select } from '#app/ui/index.ts'
import { currencyCodes } from '#contract/core/currencies.ts'
import * as styles from './list.css.ts'
import { filterCount, fromFirstPage, type InvoiceListView } from './list-view.ts'
import { useCustomAbout } from './use-custom-about.ts'

const menuId = 'invoice-filters'

type FilterMenuProps = { view: InvoiceListView; customerName: string | undefined }

/** Dates, customer and currency, within the form that searches. */
export function FilterMenu({ view, customerName }: FilterMenuProps) {
  const { query, path } = view
  const t = useT('invoicing')
  const { can, firm } = useFirm()
  const count = filterCount(query)
  const cleared = { customerId: '', from: '', to: '', dueFrom: '', dueTo: '', currency: '' }
  const unfiltered = fromFirstPage({ ...query, custom: undefined })
  return (
    <>
      <Button icon="list-filter" opens={menuId}>
        <span className={styles.wideWords}>
          {count > 0 ? t('filter.openCount', { count }) : t('filter.open')}
        </span>
      </Button>
      <Menu id={menuId} label={t('filter.open')}>
        <div className={styles.filters}>
          {(can('party:view') || query.customerId) && (
            <CustomerFilter view={view} name={customerName} />
          )}
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
                {currenciesOf(view, firm.baseCurrency).map((code) => (
                  <option key={code}>{code}</option>
                ))}
              </Select>
            )}
          </Field>
          <CustomFilters view={view} />
          <div className={styles.filterActions}>
            {count > 0 && (
              <LinkButton kind="ghost" href={listHref(path, { ...unfiltered, ...cleared })}>
                {t('filter.clear')}
              </LinkButton>
            )}
            <Button kind="primary">{t('filter.apply')}</Button>
          </div>
        </div>
      </Menu>
      <ChosenCustomer view={view} name={customerName} />
    </>
  )
}

/** Whose documents are shown, and the way to choose somebody: a page, for a firm knows thousands. */
function CustomerFilter({ view, name }: { view: InvoiceListView; name: string | undefined }) {
  const { query, path } = view
  const t = useT('invoicing')
  const { firm } = useFirm()
  const to = listHref(path, { ...fromFirstPage(query), customerId: undefined })
  const pick = listHref(`/firms/${firm.firmId}/parties/pick`, { to, name: 'customerId' })
  return (
    <div>
      <p className={styles.label}>{t('filter.customer')}</p>
      {query.customerId && <input type="hidden" name="customerId" value={query.customerId} />}
      <LinkButton size="s" icon="contact" href={pick}>
        {name ?? t('filter.chooseCustomer')}
      </LinkButton>
    </div>
  )
}

/** Whose documents alone are shown, beside the filters, and the way to all. */
function ChosenCustomer({ view, name }: { view: InvoiceListView; name: string | undefined }) {
  const t = useT('invoicing')
  if (view.query.customerId === undefined || name === undefined) return null
  const to = { ...fromFirstPage(view.query), customerId: undefined }
  return (
    <LinkButton icon="x" href={listHref(view.path, to)}>
      {t('filter.onlyOf', { name })}
    </LinkButton>
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

/** Currencies that documents are in, or every one while that is not known; the firm's own first. */
function currenciesOf({ page, query }: InvoiceListView, own: string): string[] {
  const used = page.totals.map(({ currency }) => currency)
  const known = [...new Set([...used, ...(query.currency ? [query.currency] : [])])]
  const codes = known.length > 0 ? known : currencyCodes
  return [...codes.filter((code) => code === own), ...codes.filter((code) => code !== own)]
}

/** The filters by fields that the firm added to invoices. */
function CustomFilters({ view: { query, custom } }: { view: InvoiceListView }) {
  const about = useCustomAbout(custom)
  if (!custom) return null
  return customFilters(custom).map((filter) => (
    <PlainFilterField key={filter.label} filter={filter} query={query} about={about} />
  ))
}
