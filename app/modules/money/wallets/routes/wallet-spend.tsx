import { useActionData, useLoaderData } from '@remix-run/react'
import { SelectField, TextField } from '#app/shell/form/form-fields.tsx'
import type { Args } from '#app/shell/load-context.ts'
import { useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { getFormat, getVisit } from '#app/shell/visit.server.ts'
import { SpendInput, walletsContract } from '#contract/money/wallets.ts'
import { StepForm } from '../components/step-form.tsx'
import { doStep, loadWallet } from '../step.server.ts'

export async function loader(args: Args) {
  const { access, wallet } = await loadWallet(args)
  const [{ t }, format] = await Promise.all([getVisit(args), getFormat(args)])
  const { id: walletId, number: name, balance, held, currency } = wallet
  const { firmId } = access.firm
  const { invoices } = await access.call(walletsContract.listPayable, { firmId, walletId })
  const usual = Math.min(balance - held, invoices[0]?.due ?? 0)
  return {
    head: pageMeta(args, { title: t('wallets')('spend.title', { name }) }),
    wallet,
    invoices,
    initial: { amount: format.amountInput(usual, currency), invoiceId: invoices[0]?.id ?? '' },
  }
}

export function action(args: Args) {
  return doStep(args, {
    schema: SpendInput,
    call: ({ call }, ids, value, options) =>
      call(walletsContract.spend, { ...value, ...ids }, options),
    done: 'spend.done',
  })
}

export default function WalletSpendRoute() {
  const { wallet, invoices, initial } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('wallets')
  const { money, date } = useFormat()
  const options = invoices.map(({ id, number, due, currency, dueDate, customerName }) => ({
    value: id,
    label: [number, customerName, date(dueDate, 'medium'), money(due, currency)].join(' · '),
  }))
  return (
    <StepForm
      wallet={wallet}
      initial={initial}
      refusal={refusal}
      step="spend"
      labels={{ invoiceId: t('field.invoice'), code: t('field.code') }}
      before={
        <SelectField
          name="invoiceId"
          options={options.length > 0 ? options : [{ value: '', label: t('spend.none') }]}
        />
      }
      after={
        wallet.kind === 'giftCard' && (
          <TextField name="code" maxLength={40} autoComplete="off" hint={t('redeem.words')} />
        )
      }
    />
  )
}

export const meta = headOf
