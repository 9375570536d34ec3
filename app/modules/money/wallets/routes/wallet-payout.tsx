import { useActionData, useLoaderData } from '@remix-run/react'
import { TextField } from '#app/shell/form/form-fields.tsx'
import type { Args } from '#app/shell/load-context.ts'
import { useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { PayoutInput, walletsContract } from '#contract/money/wallets.ts'
import { StepForm } from '../components/step-form.tsx'
import { doStep, loadWallet } from '../step.server.ts'

export async function loader(args: Args) {
  const { wallet } = await loadWallet(args)
  const { t } = await getVisit(args)
  const name = wallet.customerName || wallet.number
  return { head: pageMeta(args, { title: t('wallets')('payout.title', { name }) }), wallet }
}

export function action(args: Args) {
  return doStep(args, {
    schema: PayoutInput,
    call: ({ call }, ids, value, options) =>
      call(walletsContract.requestPayout, { ...value, ...ids }, options),
    done: 'payout.asked',
  })
}

export default function WalletPayoutRoute() {
  const { wallet } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('wallets')
  return (
    <StepForm
      wallet={wallet}
      refusal={refusal}
      initial={{}}
      step="payout"
      labels={{ account: t('field.payTo') }}
      after={<TextField name="account" maxLength={120} isOptional hint={t('payout.toHint')} />}
    />
  )
}

export const meta = headOf
