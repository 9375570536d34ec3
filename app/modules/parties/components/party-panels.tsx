import type { ReactNode } from 'react'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Cell, NameCell, NumberCell, Rules, RulesCell, Table, text } from '#app/ui/index.ts'
import type { BillRow } from '#contract/bills.ts'
import type { InvoiceRow } from '#contract/invoice.ts'
import type { Party } from '#contract/parties.ts'
import type { PaymentRow } from '#contract/payment.ts'
import type { PartyPanelsView } from '../panels.ts'
import { elsewherePaths } from '../paths.ts'

type PartyPanelsProps = { record: Party; panels: PartyPanelsView }

/** The last documents and payments of a party, with the way to all and to the statement. */
export function PartyPanels({ record, panels }: PartyPanelsProps) {
  const t = useT('parties')
  const { firm, can } = useFirm()
  const paths = elsewherePaths(firm.firmId, record.id)
  const { invoices, bills, payments } = panels
  if (invoices.length + bills.length + payments.length === 0) return null
  const isSupplierOnly = !record.roles.includes('customer')
  const statement = can('payment:view') && <More href={paths.statement}>{t('statement.open')}</More>
  return (
    <Rules columns="two">
      {!isSupplierOnly && (
        <RulesCell
          title={t('panel.documents')}
          aside={<More href={paths.invoices}>{t('panel.all')}</More>}
        >
          <Documents rows={invoices} />
        </RulesCell>
      )}
      {record.roles.includes('supplier') && (
        <RulesCell
          title={t('panel.bills')}
          aside={<More href={paths.bills}>{t('panel.all')}</More>}
        >
          <Bills rows={bills} />
        </RulesCell>
      )}
      <RulesCell title={t('panel.payments')} aside={statement}>
        <Payments rows={payments} />
      </RulesCell>
    </Rules>
  )
}

function More({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className={text.link} href={href}>
      {children}
    </a>
  )
}

function Documents({ rows }: { rows: readonly InvoiceRow[] }) {
  const t = useT('parties')
  const { firm } = useFirm()
  const { date, money } = useFormat()
  if (rows.length === 0) return <p>{t('panel.none')}</p>
  return (
    <Table caption={t('panel.documents')} density="compact" withoutPad>
      <tbody>
        {rows.map(({ id, number, issueDate, due, total, currency, isOverdue }) => (
          <tr key={id}>
            <NameCell href={`/firms/${firm.firmId}/invoices/${id}`}>
              {number ?? t('panel.draft')}
            </NameCell>
            <Cell tone="soft">{date(issueDate, 'medium')}</Cell>
            <NumberCell tone="soft">{money(total, currency)}</NumberCell>
            <NumberCell tone={isOverdue ? 'bad' : 'faint'}>
              {due > 0 && t('panel.due', { amount: money(due, currency) })}
            </NumberCell>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

function Bills({ rows }: { rows: readonly BillRow[] }) {
  const t = useT('parties')
  const { firm } = useFirm()
  const { date, money } = useFormat()
  if (rows.length === 0) return <p>{t('panel.none')}</p>
  return (
    <Table caption={t('panel.bills')} density="compact" withoutPad>
      <tbody>
        {rows.map(({ id, number, supplierNumber, date: on, due, totalAmount, currency, kind }) => (
          <tr key={id}>
            <NameCell href={`/firms/${firm.firmId}/bills/${id}`}>
              {supplierNumber || number || t('panel.draft')}
            </NameCell>
            <Cell tone="soft">{date(on, 'medium')}</Cell>
            <NumberCell tone="soft">
              {money(kind === 'credit' ? -totalAmount : totalAmount, currency)}
            </NumberCell>
            <NumberCell tone="faint">
              {due > 0 && t('panel.due', { amount: money(due, currency) })}
            </NumberCell>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

function Payments({ rows }: { rows: readonly PaymentRow[] }) {
  const t = useT('parties')
  const { firm } = useFirm()
  const { date, money } = useFormat()
  if (rows.length === 0) return <p>{t('panel.none')}</p>
  return (
    <Table caption={t('panel.payments')} density="compact" withoutPad>
      <tbody>
        {rows.map(({ id, number, date: paidOn, amount, currency, direction, state }) => (
          <tr key={id}>
            <NameCell href={`/firms/${firm.firmId}/payments/${id}`}>{number}</NameCell>
            <Cell tone="soft">{date(paidOn, 'medium')}</Cell>
            <NumberCell tone={state === 'reversed' ? 'faint' : 'soft'}>
              {state === 'reversed'
                ? t('panel.reversed')
                : money(direction === 'in' ? amount : -amount, currency)}
            </NumberCell>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
