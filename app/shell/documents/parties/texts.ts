/** Keys of the texts that the choice of a party needs in the browser. */
export const partyTextKeys = [
  'edit.partySearch',
  'edit.partiesFound',
  'edit.partyNotFound',
  'edit.newParty',
] as const

export type PartyTexts = Record<(typeof partyTextKeys)[number], string>
