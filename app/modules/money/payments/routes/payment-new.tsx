import { useActionData, useLoaderData } from '@remix-run/react'
import { refuse } from '#app/shell/form/parse-form.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getFormat, getVisit } from '#app/shell/visit.server.ts'
import { PageHead, text } from '#app/ui/index.ts'
import { AppError } from '#contract/core/errors.ts'
import { beginPayment } from '../begin-payment.server.ts'
import { ChooseCustomer } from '../components/choose-customer.tsx'
import { CreditBand } from '../components/credit-band.tsx'
import { PaymentForm } from '../components/payment-form.tsx'
import { decimalFields, inOtherCurrency } from '../components/payment-of-form.ts'
import { newPaymentPath, paymentPath, paymentsPath } from '../paths.ts'
import { readPaymentForm } from '../payment-fields.server.ts'
import { customerIdOf, recordPayment, spreadPayment } from '../record-payment.server.ts'

export async function loader(args: Args) {
  const access = await requireFirm(args)
  const [{ t }, format] = await Promise.all([getVisit(args), getFormat(args)])
  const beginning = await beginPayment(access, args.request, format)
  return { head: pageMeta(args, { title: t('payments')('new.title') }), ...beginning }
}

export async function action(args: Args) {
  const access = await requireFirm(args)
  const [{ t }, format] = await Promise.all([getVisit(args), getFormat(args)])
  const form = await readPaymentForm(args, access, decimalFields)
  const customerId = customerIdOf(form)
  if (!customerId) throw new AppError('malformed', 'No customer')
  if (form.intent === 'currency') return refuse(inOtherCurrency(form.values), 200)
  const outcome =
    form.intent === 'spread'
      ? await spreadPayment(access, form, { customerId, format })
      : await recordPayment(access, form, customerId)
  if (outcome.again) return refuse(outcome.again, outcome.status)
  const { id, number, amount, currency } = outcome.payment
  return redirectWithToast(args, paymentPath(access.firm.firmId, id), {
    type: 'success',
    message: t('payments')('new.done', { number, amount: format.money(amount, currency) }),
  })
}

export default function PaymentNewRoute() {
  const data = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('payments')
  const { firm } = useFirm()
  const crumb = { href: paymentsPath(firm.firmId), label: t('list.title') }
  if (data.step === 'customer') {
    return (
      <>
        <PageHead title={t('new.title')} sentence={t('choose.sentence')} crumb={crumb} />
        <ChooseCustomer query={data.query} page={data.page} />
      </>
    )
  }
  const { customer, open, initial, rate, accounts, custom } = data
  return (
    <>
      <PageHead
        title={t('new.titleFrom', { name: customer.name })}
        sentence={
          <a className={text.link} href={newPaymentPath(firm.firmId)}>
            {t('choose.change')}
          </a>
        }
        crumb={crumb}
      />
      <CreditBand customer={customer} />
      <PaymentForm
        customer={customer}
        open={open}
        initial={initial}
        rate={rate}
        refusal={refusal}
        accounts={accounts}
        custom={custom}
      />
    </>
  )
}

export const meta = headOf
