import { partyPath } from '#app/modules/firm/parties/index.ts'
import { usePaymentMethods } from '#app/shell/form/payment-methods.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import type { CustomFields } from '#app/shell/register/custom/custom-extra.ts'
import { editableFields } from '#app/shell/register/custom/typed-custom.ts'
import { useCustomFacts } from '#app/shell/register/custom/use-custom-facts.tsx'
import { FactList, Figure, LinkButton, Rules, RulesCell, Stack, text } from '#app/ui/index.ts'
import type { Payment } from '#contract/books/payment.ts'
import { needsOf } from '#contract/core/endpoint.ts'
import { paymentsContract } from '#contract/money/payments.ts'
import { creditPath, paymentFieldsPath } from '../paths.ts'
import { PaidInvoices } from './paid-invoices.tsx'

const titles = {
  in: 'detail.paid',
  out: 'refund.paidBack',
  toSupplier: 'supplier.paid',
  fromSupplier: 'supplier.creditsPaid',
}

type FactsProps = { payment: Payment; custom: CustomFields | undefined }

/** What came in or went out, what it paid, and how it was booked. */
export function PaymentFacts({ payment, custom }: FactsProps) {
  const t = useT('payments')
  const isRefund = payment.direction === 'out'
  return (
    <>
      {!isRefund && <Figures payment={payment} />}
      <Rules columns="wideAndNarrow">
        <RulesCell title={t(titles[payment.direction])} isFlush>
          <PaidInvoices payment={payment} />
        </RulesCell>
        <RulesCell title={t('detail.facts')}>
          <Facts payment={payment} custom={custom} />
        </RulesCell>
      </Rules>
    </>
  )
}

function Figures({ payment }: { payment: Payment }) {
  const t = useT('payments')
  const { money } = useFormat()
  const { firm, can } = useFirm()
  const { amount, fee, unallocated, currency, customerId, state, direction } = payment
  const isSupplier = direction === 'toSupplier' || direction === 'fromSupplier'
  const own = isSupplier ? 'supplier' : 'detail'
  const allocated = payment.allocations.reduce((sum, one) => sum + one.amount, 0)
  const hasCredit = unallocated > 0 && state === 'completed' && direction === 'in'
  return (
    <Rules columns="three">
      <Figure
        label={t(direction === 'toSupplier' ? 'supplier.amount' : 'new.amount')}
        value={money(amount, currency)}
        detail={fee > 0 ? t('detail.fee', { amount: money(fee, currency) }) : t('detail.noFee')}
      />
      <Figure
        label={t(isSupplier ? 'supplier.allocated' : 'new.allocated')}
        value={money(allocated, currency)}
        detail={t(`${own}.invoices`, { count: payment.allocations.length })}
      />
      <Figure
        label={t(`${own}.toCredit`)}
        value={money(unallocated, currency)}
        detail={
          hasCredit && can('payment:edit') ? (
            <a className={text.link} href={creditPath(firm.firmId, customerId)}>
              {t('credit.use')}
            </a>
          ) : (
            t(`${own}.creditWords`)
          )
        }
      />
    </Rules>
  )
}

function Facts({ payment, custom }: FactsProps) {
  const t = useT('payments')
  const { date, number, dateTime, money } = useFormat()
  const { firm, can } = useFirm()
  const methods = usePaymentMethods()
  const { customerId, customerName, currency, reference } = payment
  const added = useCustomFacts('payments', custom, payment.custom)
  const mayChange = can(needsOf(paymentsContract.changeFields)) && editableFields(custom).length > 0
  const isForeign = currency !== firm.baseCurrency
  const rate = `1 ${currency} = ${number(payment.exchangeRate)} ${firm.baseCurrency}`
  const facts = [
    {
      term: t(payment.direction.endsWith('Supplier') ? 'supplier.name' : 'list.customer'),
      value: can('party:view') ? (
        <a className={text.link} href={partyPath(firm.firmId, customerId)}>
          {customerName}
        </a>
      ) : (
        customerName
      ),
    },
    { term: t('field.date'), value: date(payment.date, 'long') },
    { term: t('field.method'), value: methods[payment.method] },
    {
      term: t('new.rounding'),
      value: payment.rounding === 0 ? '' : money(payment.rounding, currency),
    },
    { term: t('field.account'), value: payment.account },
    { term: t('field.reference'), value: reference },
    { term: t('detail.rate'), value: isForeign ? rate : '' },
    { term: t('detail.posting'), value: payment.number },
    { term: t('detail.recorded'), value: dateTime(payment.createdAt) },
  ]
  return (
    <Stack>
      <FactList facts={[...facts.filter(({ value }) => value !== ''), ...added]} />
      {mayChange && (
        <div>
          <LinkButton size="s" icon="pencil" href={paymentFieldsPath(firm.firmId, payment.id)}>
            {t('added.change')}
          </LinkButton>
        </div>
      )}
    </Stack>
  )
}
