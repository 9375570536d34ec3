/** The keys of the texts that the replay takes along. */
export const replayKeys = [
  'replay.place',
  'replay.first',
  'replay.previous',
  'replay.next',
  'replay.last',
  'replay.play',
  'replay.pause',
  'replay.speed',
  'visitor.none',
  'visitor.noneWords',
] as const
export type ReplayTexts = Record<(typeof replayKeys)[number], string>
