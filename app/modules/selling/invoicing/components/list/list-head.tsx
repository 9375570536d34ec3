import type { ReactNode } from 'react'
import { listHref } from '#app/shell/list/list-query.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Button, LinkButton, Menu, MenuLink, PageHead, Tabs } from '#app/ui/index.ts'
import { type InvoicePage, InvoiceTab } from '#contract/selling/invoices.ts'
import { importInvoicesPath, invoicesPath, newDepositPath, newInvoicePath } from '../../paths.ts'
import { fromFirstPage, type InvoiceListView, isNarrowed } from './list-view.ts'

const exportId = 'export-menu'
const newId = 'new-menu'

/** Title, one true sentence, and what can be done with the whole list. */
export function ListHead({ view, actions }: { view: InvoiceListView; actions?: ReactNode }) {
  const { firm, can } = useFirm()
  const t = useT('invoicing')
  return (
    <PageHead
      title={t('list.title')}
      sentence={useSentence(view)}
      actions={
        <>
          {actions}
          {can('invoice:export') && <ExportMenu view={view} />}
          {can('invoice:edit') && (
            <>
              <LinkButton kind="primary" icon="plus" href={newInvoicePath(firm.firmId)}>
                {t('new.title')}
              </LinkButton>
              <NewMenu />
            </>
          )}
        </>
      }
    />
  )
}

/** What else than a plain invoice can be begun. */
function NewMenu() {
  const { firm } = useFirm()
  const t = useT('invoicing')
  return (
    <>
      <Button icon="ellipsis" iconOnly opens={newId}>
        {t('new.other')}
      </Button>
      <Menu id={newId} align="end" label={t('new.other')}>
        <MenuLink icon="plus" href={newDepositPath(firm.firmId)}>
          {t('new.depositTitle')}
        </MenuLink>
        <MenuLink icon="upload" href={importInvoicesPath(firm.firmId)}>
          {t('new.fromFile')}
        </MenuLink>
      </Menu>
    </>
  )
}

function useSentence({ page, query }: InvoiceListView): string {
  const t = useT('invoicing')
  const { money, number, list } = useFormat()
  const open = page.totals.filter(({ due }) => due !== 0)
  const amounts = list(open.map(({ due, currency }) => money(due, currency)))
  const matching = page.totals.reduce((sum, { count }) => sum + count, 0)
  if (isNarrowed(query)) {
    const found = t('list.matching', { count: matching, number: number(matching) })
    return amounts ? `${found}, ${t('list.ofThemOpen', { amounts })}` : found
  }
  if (page.counts.all === 0) return t('list.sentenceEmpty')
  const count = page.counts.open ?? 0
  return amounts
    ? t('list.sentence', { amounts, count, number: number(count) })
    : t('list.sentencePaid')
}

function ExportMenu({ view: { query } }: { view: InvoiceListView }) {
  const { firm } = useFirm()
  const t = useT('invoicing')
  const path = `${invoicesPath(firm.firmId)}/export`
  return (
    <>
      <Button icon="download" opens={exportId}>
        {t('list.export')}
      </Button>
      <Menu id={exportId} align="end" label={t('list.export')}>
        {(['csv', 'xlsx'] as const).map((format) => (
          <MenuLink
            key={format}
            icon={format === 'csv' ? 'file-text' : 'file-spreadsheet'}
            href={listHref(path, { ...fromFirstPage(query), size: undefined, format })}
          >
            {t(`list.${format}`)}
          </MenuLink>
        ))}
      </Menu>
    </>
  )
}

/** The views of the list by state, with their counts. */
export function ListTabs({ view: { page, query, path } }: { view: InvoiceListView }) {
  const t = useT('invoicing')
  const { number } = useFormat()
  return (
    <Tabs
      isPadded
      label={t('list.tabs')}
      tabs={shownTabs(page.counts, query.tab).map((tab) => ({
        href: listHref(path, fromFirstPage({ ...query, tab })),
        label: t(`tab.${tab}`),
        count: page.counts[tab] === undefined ? undefined : number(page.counts[tab]),
        isCurrent: tab === query.tab,
      }))}
    />
  )
}

const rare = new Set<InvoiceTab>(['credited', 'writtenOff'])

/** Every tab, but the rare ones only where they hold something. */
function shownTabs(counts: InvoicePage['counts'], current: InvoiceTab): InvoiceTab[] {
  return InvoiceTab.options.filter(
    (tab) => !rare.has(tab) || tab === current || (counts[tab] ?? 0) > 0,
  )
}
