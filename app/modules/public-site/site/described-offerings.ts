import type { Translate } from '#app/shell/i18n/translate.ts'
import { useT } from '#app/shell/page-context.tsx'
import { type Offering, type OfferingGroup, offeringGroups, offerings } from './offerings.ts'

/** An offering with its words in a language; `stateName` is “Available” or “Planned”. */
export type DescribedOffering = Offering & { name: string; line: string; stateName: string }

export type DescribedGroup = {
  group: OfferingGroup
  name: string
  offerings: readonly DescribedOffering[]
}

/** All offerings in the order of the table, in the words of `site`'s texts; for loaders. */
export function describeOfferings(t: Translate): readonly DescribedOffering[] {
  return offerings.map((offering) => ({
    ...offering,
    name: t(`offerings.${offering.id}.name`),
    line: t(`offerings.${offering.id}.line`),
    stateName: t(`state.${offering.state}`),
  }))
}

/** All offerings with their words in the language of the page. */
export function useOfferings(): readonly DescribedOffering[] {
  return describeOfferings(useT('site'))
}

/** The same in their groups, for menus and lists. */
export function useOfferingGroups(): readonly DescribedGroup[] {
  const t = useT('site')
  const all = describeOfferings(t)
  return offeringGroups.map((group) => ({
    group,
    name: t(`groups.${group}`),
    offerings: all.filter((offering) => offering.group === group),
  }))
}
