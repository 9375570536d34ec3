import { useLoaderData } from '@remix-run/react'
import { readForm } from '#app/shell/form/read-form.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { PageHead } from '#app/ui/index.ts'
import { AppError } from '#contract/core/errors.ts'
import { Id } from '#contract/core/fields.ts'
import { onlinePaymentsContract } from '#contract/selling/online-payments.ts'
import { CardSwitch } from '../components/card-switch.tsx'
import { KeptCards } from '../components/kept-cards.tsx'
import { CardPayments } from '../components/payments-table.tsx'
import { cardPaymentsPath } from '../paths.ts'

export async function loader(args: Args) {
  const { firm, call } = await requireFirm(args)
  const { t } = await getVisit(args)
  const { firmId } = firm
  const [settings, { rows, cards }] = await Promise.all([
    call(onlinePaymentsContract.getSettings, { firmId }),
    call(onlinePaymentsContract.list, { firmId }),
  ])
  return {
    head: pageMeta(args, { title: t('online-payments')('list.title') }),
    settings,
    rows,
    cards,
  }
}

/** Switches cards on or off, or takes a customer's card away. */
export async function action(args: Args) {
  const { firm, call } = await requireFirm(args)
  const { t } = await getVisit(args)
  const { firmId } = firm
  const { intent } = await readForm(args.request)
  const [what, id] = intent.split('.')
  const customerId = Id.safeParse(id).data
  if (what === 'on' || what === 'off') {
    await call(onlinePaymentsContract.updateSettings, { firmId, isOn: what === 'on' })
  } else if (what === 'remove' && customerId) {
    await call(onlinePaymentsContract.removeCard, { firmId, customerId })
  } else {
    throw new AppError('malformed', 'An unknown intent')
  }
  const message = t('online-payments')(`done.${what}`)
  return redirectWithToast(args, cardPaymentsPath(firmId), { type: 'success', message })
}

export default function CardPaymentsRoute() {
  const { settings, rows, cards } = useLoaderData<typeof loader>()
  const t = useT('online-payments')
  return (
    <>
      <PageHead title={t('list.title')} sentence={t('list.sentence')} />
      <CardSwitch settings={settings} />
      <CardPayments rows={rows} />
      {cards.length > 0 && <KeptCards cards={cards} />}
    </>
  )
}

export const meta = headOf
