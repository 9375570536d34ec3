import { useActionData, useLoaderData } from '@remix-run/react'
import { typedFormAction } from '#app/shell/form/form-action.server.ts'
import { textAt } from '#app/shell/form/form-tree.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { PageHead } from '#app/ui/index.ts'
import { TopUpInput, walletsContract } from '#contract/money/wallets.ts'
import { ChooseCustomer } from '../components/choose-customer.tsx'
import { MoneyInForm } from '../components/money-in-form.tsx'
import { beginMoneyIn } from '../money-in.server.ts'
import { parseMoneyForm } from '../parse-money-form.ts'
import { topUpPath, walletPath, walletsPath } from '../paths.ts'

export async function loader(args: Args) {
  const access = await requireFirm(args)
  const { t } = await getVisit(args)
  const beginning = await beginMoneyIn(access, args.request)
  return { head: pageMeta(args, { title: t('wallets')('topUp.title') }), ...beginning }
}

/** Records the payment into the customer's balance. */
export const action = typedFormAction({
  read: { decimals: ['amount', 'fee', 'exchangeRate'] },
  parse: ({ form }) => parseMoneyForm(TopUpInput, form, textAt(form.data, 'currency')),
  send: ({ call, firmId, form }, value) => call(walletsContract.topUp, { ...value, firmId }, form),
  done: ({ firmId, format, t }, { id, balance, currency }) => ({
    to: walletPath(firmId, id),
    message: t('wallets')('topUp.done', { amount: format.money(balance, currency) }),
  }),
})

export default function WalletNewRoute() {
  const data = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('wallets')
  const { firm } = useFirm()
  const crumb = { href: walletsPath(firm.firmId), label: t('list.title') }
  if (data.step === 'customer') {
    return (
      <>
        <PageHead title={t('topUp.title')} sentence={t('topUp.choose')} crumb={crumb} />
        <ChooseCustomer query={data.query} page={data.page} pathOf={topUpPath} />
      </>
    )
  }
  const { customer, accounts, initial } = data
  return (
    <>
      <PageHead title={t('topUp.titleOf', { name: customer.name })} crumb={crumb} />
      <MoneyInForm
        accounts={accounts}
        initial={initial}
        refusal={refusal}
        customerId={customer.id}
      />
    </>
  )
}

export const meta = headOf
