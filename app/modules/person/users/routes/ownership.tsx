import { useLoaderData } from '@remix-run/react'
import { readForm } from '#app/shell/form/read-form.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Empty, PageHead } from '#app/ui/index.ts'
import { AppError } from '#contract/core/errors.ts'
import { Id } from '#contract/core/fields.ts'
import { membersContract } from '#contract/firm/members.ts'
import { OfferSection } from '../components/offer-section.tsx'
import { ownershipPath } from '../paths.ts'
import { redirectAfterChange } from '../redirect-after-change.server.ts'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const { rows } = await call(membersContract.listOffers, { firmId: firm.firmId })
  return { head: pageMeta(args, { title: t('users')('ownership.title') }), rows }
}

/** Accepts an offer, declines it, or takes it back. */
export async function action(args: Args) {
  const { call, firm } = await requireFirm(args)
  const t = (await getVisit(args)).t('users')
  const form = await readForm(args.request)
  const offerId = Id.safeParse(form.data.offerId)
  if (!offerId.success) throw new AppError('malformed', 'No offer')
  const one = { firmId: firm.firmId, offerId: offerId.data }
  const path = ownershipPath(firm.firmId)
  if (form.intent === 'accept') {
    const change = await call(membersContract.acceptOwnership, one)
    const gaps = { firm: firm.tradeName || firm.legalName }
    return redirectAfterChange(args, change, path, t('ownership.accepted', gaps))
  }
  if (form.intent !== 'end') throw new AppError('malformed', 'No intent')
  await call(membersContract.endOffer, one)
  return redirectAfterChange(args, { data: null }, path, t('ownership.ended'))
}

export default function OwnershipRoute() {
  const { rows } = useLoaderData<typeof loader>()
  const t = useT('users')
  const { firm } = useFirm()
  const gaps = { firm: firm.tradeName || firm.legalName }
  return (
    <>
      <PageHead title={t('ownership.title')} sentence={t('ownership.sentence', gaps)} />
      {rows.map((offer) => (
        <OfferSection key={offer.id} offer={offer} />
      ))}
      {rows.length === 0 && (
        <Empty title={t('ownership.none')}>{t('ownership.noneWords', gaps)}</Empty>
      )}
    </>
  )
}

export const meta = headOf
