import { loadSlot } from '#app/shell/frame/module-parts.tsx'
import type { FirmAccess } from '#app/shell/session/session.server.ts'
import type { Language } from '#contract/core/fields.ts'
import type { QuickHit } from './quick-hit.ts'

declare module '#app/shell/frame/slots.ts' {
  interface Slots {
    /** Articles of the help for what somebody typed into the search, the best first. */
    'search.help': { about: { typed: string; language: Language }; shown: QuickHit[] }
  }
}

/** Shorter words are in every article. */
const shortest = 3

/** What the help says of what was typed, best first; nothing where there is no help. */
export async function findHelp(
  access: FirmAccess,
  typed: string,
  language: Language,
): Promise<QuickHit[]> {
  if (typed.trim().length < shortest) return []
  return (await loadSlot('search.help', access, { typed, language })) ?? []
}
