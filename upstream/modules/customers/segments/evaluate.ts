import { localOf } from '#contract/core/zoned-time.ts'
import { type CompiledFilter, compileFilter, type FieldValue, type Row } from './compile.ts'
import type { Definition, FieldCatalogue } from './definition.ts'
import { emptyFigure } from './figures.ts'

/** Who was in a segment, by which version of its definition and on which day of the firm. */
export type SegmentMembers = {
  definitionVersion: number
  evaluatedAt: string
  today: string
  /** In order of their id. */
  partyIds: string[]
}

export type SegmentParty = { partyId: string; fields: Row['fields'] }

/**
 * A segment's definition, compiled for an instant: "today" is the firm's, not the server's.
 * @throws TypeError('definition_malformed')
 */
export function compileSegment(
  definition: Definition,
  fields: FieldCatalogue,
  firm: { at: string; timeZone: string },
): CompiledFilter & { today: string } {
  const today = localOf(firm.at, firm.timeZone).slice(0, 10)
  return { ...compileFilter(definition.root, fields, today), today }
}

/**
 * Who is in a segment at an instant. A party without figures has bought nothing and owes nothing.
 * @param figures by party, as `countFigures` or a query counts what the compiled filter needs
 */
export function evaluateSegment(
  definition: Definition,
  fields: FieldCatalogue,
  firm: { at: string; timeZone: string },
  parties: readonly SegmentParty[],
  figures: ReadonlyMap<string, Readonly<Record<string, FieldValue>>>,
): SegmentMembers {
  const { isMeant, needs, today } = compileSegment(definition, fields, firm)
  const none = Object.fromEntries(needs.map((need) => [need.key, emptyFigure(need)]))
  const partyIds = parties
    .filter((party) =>
      isMeant({ fields: party.fields, figures: { ...none, ...figures.get(party.partyId) } }),
    )
    .map(({ partyId }) => partyId)
    .sort()
  return { definitionVersion: definition.version, evaluatedAt: firm.at, today, partyIds }
}
