import { useActionData, useLoaderData } from '@remix-run/react'
import { attempt } from '#app/shell/form/attempt.ts'
import { textAt } from '#app/shell/form/form-tree.ts'
import { refuse } from '#app/shell/form/parse-form.ts'
import { useProblems } from '#app/shell/form/problem-text.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import { loadSlot } from '#app/shell/frame/module-parts.tsx'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getFormat, getVisit } from '#app/shell/visit.server.ts'
import { PageHead } from '#app/ui/index.ts'
import { billsContract } from '#contract/buying/bills.ts'
import { BillsAddress } from '../components/bills-address.tsx'
import { DropForm } from '../components/drop-form.tsx'
import { billPath, billsPath } from '../paths.ts'

export async function loader(args: Args) {
  const access = await requireFirm(args)
  const [{ t }, mail] = await Promise.all([getVisit(args), loadSlot('bills.address', access, {})])
  return { head: pageMeta(args, { title: t('bills')('drop.title') }), mail }
}

/** Makes a draft of the file; one that could not be read whole is opened to be filled in. */
export async function action(args: Args) {
  const { call, firm } = await requireFirm(args)
  const [{ t }, { locale }] = await Promise.all([getVisit(args), getFormat(args)])
  const form = await readForm(args.request, { decimals: ['exchangeRate'], locale })
  const file = form.data.file
  const exchangeRate = textAt(form.data, 'exchangeRate')
  if (!(file instanceof File)) {
    return refuse({ values: form.values, problems: { file: { key: 'required' } } })
  }
  const { idempotencyKey } = form
  const { firmId } = firm
  const result = await attempt(form, () =>
    call(billsContract.read, { firmId, file, exchangeRate }, { idempotencyKey }),
  )
  if (result.refusal) return refuse(result.refusal, result.status)
  const { id, lines } = result.value
  const isWhole = lines.length > 0 && result.value.supplierName !== ''
  const message = t('bills')(isWhole ? 'drop.done' : 'drop.fillIn')
  const to = billPath(firmId, id)
  return redirectWithToast(args, isWhole ? to : `${to}/edit`, { type: 'success', message })
}

export default function BillReadRoute() {
  const { mail } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('bills')
  const { firm } = useFirm()
  const problemAt = useProblems(refusal?.problems)
  return (
    <>
      <PageHead
        title={t('drop.title')}
        sentence={t('drop.sentence')}
        crumb={{ href: billsPath(firm.firmId), label: t('list.title') }}
      />
      <DropForm error={problemAt('file') ?? problemAt('')} rateError={problemAt('exchangeRate')} />
      {mail && <BillsAddress {...mail} />}
    </>
  )
}

export const meta = headOf
