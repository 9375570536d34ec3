import type { FirmAccess } from '../session/session.server.ts'

/**
 * Places of pages that other modules fill, by name. The module of a page declares its own, beside the
 * code that asks for it: what the place is about, and what stands there.
 *
 *     declare module '#app/shell/frame/slots.ts' {
 *       interface Slots {
 *         'party.points': { about: { partyId: string }; shown: { points: number } }
 *       }
 *     }
 *
 * A module puts something into it by `slots` of the `pageParts` that its manifest names.
 */
// biome-ignore lint/suspicious/noEmptyInterface: pages add to it, see above
export interface Slots {}

/** What a module has for such places; null where there is nothing to show, or not for this person. */
export type FilledSlots = {
  [Name in keyof Slots]?: (
    access: FirmAccess,
    about: Slots[Name]['about'],
  ) => Promise<Slots[Name]['shown'] | null>
}
