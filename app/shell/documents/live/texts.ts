/** Keys of the texts that the living editor says. */
export const liveTextKeys = [
  'edit.taken',
  'edit.takenNothing',
  'edit.undo',
  'edit.restored',
  'edit.discard',
  'edit.offered',
  'edit.restore',
  'edit.autosaved',
  'edit.keptHere',
] as const

export type LiveTexts = Record<(typeof liveTextKeys)[number], string>
