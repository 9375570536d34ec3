import { z } from 'zod'
import { AppError } from '#contract/core/errors.ts'
import { isAllowed } from '#contract/core/roles.ts'
import { type OwnFirmDocument, OwnFirmSide, type OwnFirms } from '#contract/reporting/own-firms.ts'
import type { HandlerContext } from '../../../firm/implement.ts'
import { reachesRecord } from '../../../firm/record-reach.ts'
import { withOther } from './compare.ts'
import { listLinks } from './links.ts'
import { askOther, requireActorIn } from './other-firm.ts'
import { givenTo, sellersOf, takenFrom } from './sides.ts'

const Sides = z.object({ rows: z.array(OwnFirmSide) })

/** What lies between this firm and other own ones, each as both have it, as far as the caller may see. */
export async function listOwnFirms(context: HandlerContext): Promise<OwnFirms> {
  const { store, firm } = context
  const { reader } = store
  const links = isAllowed(firm.actor, 'party:view') ? listLinks(reader) : []
  const rows: OwnFirmDocument[] = []
  if (isAllowed(firm.actor, 'invoice:view')) {
    for (const otherFirmId of new Set(links.map((link) => link.otherFirmId))) {
      const theirs = await sidesOf(context, otherFirmId, 'bills')
      const ours = givenTo(reader, firm.actor, otherFirmId)
      rows.push(...ours.map((side) => withOther('given', otherFirmId, side, theirs)))
    }
  }
  if (isAllowed(firm.actor, 'bill:view')) {
    for (const otherFirmId of sellersOf(reader)) {
      const theirs = await sidesOf(context, otherFirmId, 'invoices')
      const ours = takenFrom(reader, otherFirmId)
      rows.push(...ours.map((side) => withOther('taken', otherFirmId, side, theirs)))
    }
  }
  const date = ({ ours }: OwnFirmDocument) => `${ours.date} ${ours.number}`
  const inReach = links.filter(({ partyId }) => reachesRecord(reader, firm.actor, 'party', partyId))
  return { links: inReach, rows: rows.sort((one, other) => (date(one) < date(other) ? 1 : -1)) }
}

/** What another firm says; undefined for whoever may not see that there. */
async function sidesOf(
  context: HandlerContext,
  otherFirmId: string,
  what: 'bills' | 'invoices',
): Promise<OwnFirmSide[] | undefined> {
  const { firmId } = context.firm
  const isBills = what === 'bills'
  const path = isBills
    ? `/own-firm-bills?sellerFirmId=${firmId}`
    : `/own-firm-invoices?buyerFirmId=${firmId}`
  try {
    const needs = isBills ? 'bill:view' : 'invoice:view'
    const actor = await requireActorIn(context, otherFirmId, needs)
    return Sides.parse(await askOther(context, otherFirmId, actor, { method: 'GET', path })).rows
  } catch (error) {
    if (error instanceof AppError) return undefined
    throw error
  }
}
