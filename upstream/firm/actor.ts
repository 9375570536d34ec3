import { AppError } from '#contract/core/errors.ts'
import { type Language, languages } from '#contract/core/fields.ts'
import { type Holder, isRole } from '#contract/core/roles.ts'

/** Who asks, as the gateway found out; the modules of a firm trust only this. */
export type Actor = Holder & {
  userId: string
  userName: string
  /** `null`: somebody with a public link, who holds no role. */
  role: string | null
  /** Ids of the members of their team, where their role reaches so far. */
  team?: readonly string[] | undefined
  language: Language
  isDemo: boolean
  /** Nobody knows whether they read the address they gave; absent means that it is proven. */
  isUnproven?: boolean
  /** Asks with an API key, whose rights end with its firm. */
  isProgram?: boolean
  /** Whether they showed who they are a moment ago; absent means not. */
  isFresh?: boolean
  requestId: string
  /** Of somebody with a public link: the network address they come from. */
  address?: string | undefined
  /** The network address a member comes from: proof of what they sign, and of nothing else. */
  comesFrom?: string | undefined
}

export const actorHeader = 'x-firmament-actor'
export const firmHeader = 'x-firmament-firm'

/** The actor as the header between gateway and firm carries it: JSON, percent-encoded. */
export function encodeActor(actor: Actor): string {
  return encodeURIComponent(JSON.stringify(actor))
}

/** All that an answer can depend on of who asks: the same for each of their requests. */
export function keyOfActor({ requestId: _, isFresh: __, comesFrom: ___, ...actor }: Actor): string {
  return JSON.stringify(actor)
}

/** Reads what `encodeActor` wrote; throws `unauthenticated` for anything else. */
export function decodeActor(header: string | null): Actor {
  try {
    const actor: Actor = JSON.parse(decodeURIComponent(header ?? ''))
    const isKnownRole = actor.role === null || isRole(actor.role) || Boolean(actor.custom)
    if (isKnownRole && languages.includes(actor.language)) return actor
  } catch {
    // Falls through to the refusal.
  }
  throw new AppError('unauthenticated', 'No actor')
}
