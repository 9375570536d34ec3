import { useActionData, useLoaderData } from '@remix-run/react'
import { SelectField, TextField } from '#app/shell/form/form-fields.tsx'
import { textAt } from '#app/shell/form/form-tree.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { AdjustInput, walletsContract } from '#contract/money/wallets.ts'
import { StepForm } from '../components/step-form.tsx'
import { doStep, loadWallet } from '../step.server.ts'

export async function loader(args: Args) {
  const { wallet } = await loadWallet(args)
  const { t } = await getVisit(args)
  const name = wallet.customerName || wallet.number
  return { head: pageMeta(args, { title: t('wallets')('adjust.title', { name }) }), wallet }
}

export function action(args: Args) {
  return doStep(args, {
    schema: AdjustInput,
    signed: (form, { amount, reason }) => {
      const isTaken = textAt(form.data, 'direction') === 'take'
      return { reason, amount: isTaken ? -amount : amount }
    },
    call: ({ call }, ids, value, options) =>
      call(walletsContract.adjust, { ...value, ...ids }, options),
    done: 'adjust.done',
  })
}

export default function WalletAdjustRoute() {
  const { wallet } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('wallets')
  const options = (['give', 'take'] as const).map((value) => ({
    value,
    label: t(`adjust.${value}`),
  }))
  return (
    <StepForm
      wallet={wallet}
      refusal={refusal}
      initial={{ direction: 'give' }}
      step="adjust"
      labels={{ direction: t('field.direction'), reason: t('field.reason') }}
      before={<SelectField name="direction" options={options} />}
      after={<TextField name="reason" maxLength={300} />}
    />
  )
}

export const meta = headOf
